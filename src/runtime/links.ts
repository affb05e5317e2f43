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

/** A card's inputs in links and files. */
export interface Links {
  /** Fills the form with what the page's fragment holds. It runs nothing. */
  restore(): Promise<void>;
  /** Writes what the form holds into the page's fragment, soon. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (status: string) => {
    dispatch({ type: 'say', status });
    sayBeside(status);
  };
  const fill = (filled: Iterable<[string, Draft]>, status: string) => {
    dispatch({ type: 'fill', drafts: filled, status });
    sayBeside(status);
  };

  /** What a link holds; empty where it would lead to the form as it opens. */
  async function fragment(): Promise<string> {
    const held = drafts();
    const isOpening = tool.inputs.every(({ id, sensitive }) => sensitive || held.get(id) === opening.get(id));
    return isOpening ? '' : `#${await encodeInputs(tool.inputs, held)}`;
  }

  async function writeNow() {
    timer = undefined;
    const [before, { href }] = [drafts(), location];
    const link = await fragment();
    // The reader has typed on, or gone back.
    if (drafts() !== before || location.href !== href) return;
    const tooLong = link.length > LINK_LENGTH;
    dispatch({ type: 'link', tooLong });
    // A place in the page stays in the address as long as the form is as it opens.
    if (link === '' && !location.hash.includes('=')) return;
    history.replaceState(history.state, '', location.pathname + location.search + (tooLong ? '' : link));
  }

  async function copy(what: string, textFor: (link: string) => string) {
    const link = await fragment();
    const tooLong = link.length > LINK_LENGTH;
    dispatch({ type: 'link', tooLong });
    if (tooLong) {
      const most = formatCount(LINK_LENGTH);
      return say(
        `This input is too long for a link: ${formatCount(link.length)} characters, and ${most} are the most. Save the inputs as a file.`,
      );
    }
    try {
      await copyText(textFor(link));
      say([`${what} copied.`, hidden.length > 0 && `${hidden.join(', ')} left out.`].filter(Boolean).join(' '));
    } catch (error) {
      console.warn(error);
      say('The browser did not allow copying.');
    }
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
          fill(await readInputs(tool, file), `The inputs of “${file.name}” are filled in. Press Run.`);
        } catch (error) {
          say((error as Error).message);
        }
      },
    ],
  ]);

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    stop,
    async restore() {
      stop();
      const { hash } = location;
      // Back at the address without any: the form as it opened. Any other without inputs is a place in the page.
      if (hash === '') return dispatch({ type: 'fill', drafts: opening });
      const fields = await readFragment(hash.slice(1));
      const decoded = decodeInputs(tool.inputs, fields);
      if (decoded.length > 0)
        return fill(
          [...withoutSensitive(tool, opening), ...decoded],
          'The inputs of the link are filled in. Press Run.',
        );
      const sample = tool.samples.find(({ label }) => label === fields.get('sample'));
      if (sample === undefined) return;
      const inSample = Object.entries(sample.input).map(([id, value]): [string, Draft] => [id, toDraft(value)]);
      fill([...withoutSensitive(tool, opening), ...inSample], sampleStatus(sample.label, false));
    },
    write() {
      timer ??= setTimeout(writeNow, WRITE_MS);
    },
    async run(errand) {
      await errands.get(errand)?.();
    },
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
