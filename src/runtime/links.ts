import type { InputValues } from '../model/input.ts';
import type { LiveTool } from '../model/tool.ts';
import { openingDrafts, toDraft } from '../view/drafts.ts';
import { formatCount } from '../view/format.ts';
import type { Draft, Drafts } from '../view/panel-state.ts';
import { sampleStatus } from '../view/wording.ts';
import { copyText } from './copy-text.ts';
import { decodeInputs, readFragment } from './decode-inputs.ts';
import { encodeInputs } from './encode-inputs.ts';
import { chooseFile, readInputs, writeInputs } from './inputs-file.ts';
import { LINK_LENGTH } from './link-limits.ts';
import { saveFile } from './save-file.ts';
import type { CardEvent } from './state.ts';

/** Milliseconds between two changes of the address, at least: browsers refuse more than a hundred in half a minute. */
const WRITE_MS = 300;

/** What links need of a card. */
export interface LinkedCard {
  tool: LiveTool;
  host: Element;
  drafts(): Drafts;
  values(): InputValues;
  dispatch(event: CardEvent): void;
}

/** What an address or a file puts into the form, and the sentence that says so; without it there is nothing to be said. */
export interface Filling {
  drafts: [id: string, draft: Draft][];
  status?: string;
}

/** A card's inputs in links and files. */
export interface Links {
  /** What the page's fragment holds for the form; undefined where that is nothing. */
  read(): Promise<Filling | undefined>;
  /** Fills the form with what the page's fragment holds. It runs nothing. */
  restore(): Promise<void>;
  /** Writes what the form holds into the page's fragment: at once, or after a pause where it has just done so. */
  write(): void;
  /** Does what a button asks for. */
  run(errand: string): Promise<void>;
  /** Writes nothing more of what was typed so far. */
  stop(): void;
}

/** Keeps a card's inputs in the page's URL, and hands them out. */
export function createLinks({ tool, host, drafts, values, dispatch }: LinkedCard): Links {
  const opening = openingDrafts(tool.inputs);
  const hidden = tool.inputs.filter(({ sensitive }) => sensitive).map(({ label }) => `“${label}”`);
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** The form holds what the address does not. */
  let unwritten = false;
  let tooLong = false;

  const say = (status: string) => {
    dispatch({ type: 'say', status });
    sayBeside(status);
  };

  /** Hands on what a link holds: nothing where it would lead to the form as it opens. Only a long one takes a moment. */
  function withLink<T>(then: (link: string) => T): T | Promise<T> {
    const held = drafts();
    const checked = (encoded: string) => {
      const link = encoded && `#${encoded}`;
      tooLong = link.length > LINK_LENGTH;
      dispatch({ type: 'link', tooLong });
      return then(link);
    };
    const isOpening = tool.inputs.every(({ id, sensitive }) => sensitive || held.get(id) === opening.get(id));
    const encoded = isOpening ? '' : encodeInputs(tool.inputs, held);
    return typeof encoded === 'string' ? checked(encoded) : encoded.then(checked);
  }

  /** Before the reader goes on to another place, this one is to hold what they typed. */
  function watchLeaving(on: boolean) {
    for (const type of ['click', 'pagehide']) (on ? addEventListener : removeEventListener)(type, writeNow, true);
  }

  function writeNow() {
    unwritten = false;
    watchLeaving(false);
    const [before, { href }] = [drafts(), location];
    withLink((link) => {
      // The reader has typed on, or gone back.
      if (drafts() !== before || location.href !== href) return;
      // A place in the page stays in the address as long as the form is as it opens.
      if (link === '' && !location.hash.includes('=')) return;
      history.replaceState(history.state, '', (!tooLong && link) || href.replace(/#.*/s, ''));
    });
  }

  function write() {
    unwritten = true;
    if (pause !== undefined) return watchLeaving(true);
    writeNow();
    pause = setTimeout(() => {
      pause = undefined;
      if (unwritten) write();
    }, WRITE_MS);
  }

  function stop() {
    clearTimeout(pause);
    pause = undefined;
    unwritten = false;
    watchLeaving(false);
  }

  async function copy(what: string, textFor: (link: string) => string) {
    await withLink(async (link) => {
      if (tooLong) {
        const [length, most] = [link.length, LINK_LENGTH].map(formatCount);
        say(
          `This input is too long for a link: ${length} characters, and ${most} are the most. Save the inputs as a file.`,
        );
        return;
      }
      try {
        await copyText(textFor(link));
        say([`${what} copied.`, hidden.length > 0 && `${hidden.join(', ')} left out.`].filter(Boolean).join(' '));
      } catch (error) {
        console.warn(error);
        say('The browser did not allow copying.');
      }
    });
  }

  const errands = new Map<string, () => void | Promise<void>>([
    ['copy-link', () => copy('The link is', (link) => pageOf(host) + link)],
    ['copy-embed', () => copy('The code is', embedCode)],
    [
      'save-inputs',
      () => {
        const name = `${tool.id}-inputs.json`;
        saveFile(name, writeInputs(tool, values()), 'application/json');
        say(`Saved as ${name}.`);
      },
    ],
    [
      'open-inputs',
      async () => {
        const file = await chooseFile();
        if (!file) return;
        try {
          const status = `The inputs of “${file.name}” are filled in. Press Run.`;
          dispatch({ type: 'fill', drafts: await readInputs(tool, file), status });
          sayBeside(status);
          write();
        } catch (error) {
          say((error as Error).message);
        }
      },
    ],
  ]);

  async function read(): Promise<Filling | undefined> {
    const { hash } = location;
    const rest = withoutSensitive(tool, opening);
    // Back at the address without any: the form as it opened. Any other without inputs is a place in the page.
    if (hash === '') return tooLong ? undefined : { drafts: rest };
    const fields = await readFragment(hash.slice(1));
    if (hash !== location.hash) return undefined;
    const decoded = decodeInputs(tool.inputs, fields);
    if (decoded.length > 0)
      return { drafts: [...rest, ...decoded], status: 'The inputs of the link are filled in. Press Run.' };
    const sample = tool.samples.find(({ label }) => label === fields.get('sample'));
    if (sample === undefined) return undefined;
    const inSample = Object.entries(sample.input).map(([id, value]): [string, Draft] => [id, toDraft(value)]);
    return { drafts: [...rest, ...inSample], status: sampleStatus(sample.label, false) };
  }

  return {
    read,
    async restore() {
      const filling = await read();
      if (!filling) return;
      stop();
      dispatch({ type: 'fill', ...filling });
    },
    write,
    async run(errand) {
      await errands.get(errand)?.();
    },
    stop,
  };
}

/** A link without a word on what is sensitive leaves it as the reader filled it. */
function withoutSensitive({ inputs }: LiveTool, opening: Drafts): [id: string, draft: Draft][] {
  return inputs.filter(({ sensitive }) => !sensitive).map(({ id }) => [id, opening.get(id) ?? '']);
}

/** The tool's own page: this one, or the one that an embedded tool leads to. */
function pageOf(host: Element): string {
  const own = host.querySelector<HTMLAnchorElement>('.pb-card-name a')?.href;
  return own ?? location.origin + location.pathname;
}

/** The page's code for an embedded tool, with the inputs of the form. */
function embedCode(link: string): string {
  const code = document.getElementById('pb-embed-code')?.textContent ?? '';
  // A site that does not know its address has a path there.
  return code.replace(/(?<=src=")[^"]*/, (src) => new URL(src + link, location.href).href.replaceAll('&', '&amp;'));
}

/** What the card's status says stands beside the errands of the page as well: one who sees the one may not see the other. */
function sayBeside(status: string) {
  const beside = document.getElementById('pb-said');
  if (beside) beside.textContent = status;
}
