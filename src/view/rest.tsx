/** @jsxImportSource preact */
import { formatCount, plural } from './format.ts';
import type { Limits } from './limits.ts';

/** Says how much of a result is not drawn; nothing when all of it is. A card leads to where the rest is, or shows it. */
export function Rest({ count, noun, limits }: { count: number; noun: string; limits: Limits }) {
  if (count <= 0) return null;
  if (limits.expands) {
    return (
      <button type="button" class="pb-more" data-act="expand">
        Show {plural(count, `more ${noun}`)}
      </button>
    );
  }
  if (limits.href === undefined) return <p class="pb-rest">{plural(count, `more ${noun}`)} not drawn here.</p>;
  return (
    <p class="pb-rest">
      <a href={limits.href}>
        +{formatCount(count)} more{noun === 'field' ? '' : ` ${noun}${count === 1 ? '' : 's'}`} on the tool’s page
      </a>
    </p>
  );
}
