import { asArray, get, type Rule } from '../../dialect.ts';
import { iconSource } from '../icon-source.ts';
import { toolEntries } from '../tool-list.ts';

/** An icon is a picture, and nothing that runs. */
export const iconsArePictures: Rule = function* ({ document }) {
  for (const { path, entry } of toolEntries(document)) {
    for (const [index, icon] of asArray(entry.icons).entries()) {
      const src = get(icon, 'src');
      if (typeof src !== 'string' || src === '') continue;
      const source = iconSource(src);
      if (source.use !== 'none') continue;
      const { severity, fault, fix } = source;
      yield { severity, path: [...path, 'icons', index, 'src'], code: 'bad-icon', fault, fix };
    }
  }
};
