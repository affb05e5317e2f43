import type { Problem } from '../../model/problem.ts';
import { fileProblem } from '../file-problem.ts';
import type { Declaration } from './api-model.ts';
import { MAX_API_PROBLEMS } from './limits.ts';
import type { SourcePlace } from './page-text.ts';
import type { ApiPlan } from './place-pages.ts';
import type { CommentLinks } from './write-comment.ts';
import type { TypeLinks } from './write-type.ts';

/** Finds where types and comments lead, and notes what leads nowhere. */
export interface ApiLinks {
  /** For what is declared at a place. */
  at(place: SourcePlace): TypeLinks & CommentLinks;
  /** Where a declaration or a signature stands. */
  placeOf(declaration: Pick<Declaration, 'sources'>): SourcePlace;
  /** Of links and types that lead nowhere. */
  problems: Problem[];
}

/** @param entry the first entry file: where what has no place is said to be */
export function createLinks(
  { addresses, names }: Pick<ApiPlan, 'addresses' | 'names'>,
  packageName: string | undefined,
  entry: string,
): ApiLinks {
  const problems: Problem[] = [];
  const said = new Set<string>();
  const warn = (place: SourcePlace, code: string, about: string, fault: string, fix: string) => {
    if (said.has(`${code} ${about}`) || problems.length >= MAX_API_PROBLEMS) return;
    said.add(`${code} ${about}`);
    problems.push({ ...fileProblem('', place.file, code, fault, fix, 'warning'), ...place });
  };
  return {
    problems,
    placeOf({ sources }) {
      const [first] = sources ?? [];
      // TypeDoc counts columns from 0.
      return first
        ? { file: first.fileName, line: first.line, column: first.character + 1 }
        : { file: entry, line: 1, column: 1 };
    },
    at: (place) => ({
      find({ target, name, package: from, refersToTypeParameter }) {
        if (typeof target === 'number') {
          const address = addresses.get(target);
          return address === undefined ? undefined : { address, name: names.get(target) ?? name };
        }
        if (from === packageName && refersToTypeParameter !== true) {
          const fault = `The type ${name} is needed here, and no entry file exports it, so it has no page`;
          warn(place, 'api-not-exported', `${target.packagePath} ${name}`, fault, `Export ${name} from an entry file`);
        }
        return undefined;
      },
      addressOfTag({ tag, text, target }) {
        if (typeof target === 'string') return target;
        const address = typeof target === 'number' ? addresses.get(target) : undefined;
        // What an installed package declares has no page here, and is known.
        const isElsewhere = typeof target === 'object' && target.packageName !== packageName;
        if (address === undefined && !isElsewhere) {
          const fault = `{${tag} ${text}} leads to nothing that has a page`;
          const fix = 'Correct the name, import it, or export what it names from an entry file';
          warn(place, 'api-link', `${place.file}:${place.line} ${text}`, fault, fix);
        }
        return address;
      },
    }),
  };
}
