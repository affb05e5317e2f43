import { describe, expect, it } from 'vitest';
import type { Tool } from '../../../src/model/tool.ts';
import { renderToolCard } from '../../../src/view/render-tool-card.tsx';
import type { ToolCardProps } from '../../../src/view/tool-card.tsx';
import { EVERY_INPUT, makeTool } from '../../support/make-tool.ts';

const FIELDS = Array.from({ length: 7 }, (_, at) => ({ label: `Field ${at}`, value: `${at}` }));

function card(changes: Partial<Tool> = {}, props: Partial<ToolCardProps> = {}): string {
  const tool = makeTool(changes);
  const module = tool.status === 'retired' ? undefined : '/base/_pegboard/histogram.1a2b.js';
  const seed = tool.status === 'retired' ? undefined : ({ kind: 'fields', fields: FIELDS } as const);
  return renderToolCard({ tool, seed, module, mode: 'card', href: '/base/tools/histogram/', ...props });
}
const page = (changes: Partial<Tool> = {}, props: Partial<ToolCardProps> = {}) =>
  card(changes, { mode: 'page', ...props });
const ids = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('a card of a list', () => {
  it('that only informs holds its name, what it answers and its result, and loads nothing', () => {
    const html = card({ card: 'info' });
    expect(html).toContain('<h3 class="pb-card-name"><a href="/base/tools/histogram/">Histogram</a></h3>');
    expect(text(html)).toContain('Counts numbers by size. Numbers 3 1 4 Field 0 0 Field 1 1');
    expect(html).toContain('<a href="/base/tools/histogram/">+3 more on the tool’s page</a>');
    expect(html).not.toMatch(/module=|<button|<form|<noscript/);
  });

  it('that is live has a button that opens it, and knows its module', () => {
    const html = card({ card: 'live' }, { headingLevel: 2 });
    expect(html).toContain('<tool-card tool="histogram" mode="card" module="/base/_pegboard/histogram.1a2b.js">');
    expect(html).toMatch(
      /<button[^>]* data-act="open" aria-expanded="false" aria-label="Try it here: Histogram">Try it here</,
    );
    expect(html).toContain('<h2 ');
    expect(html).not.toContain('<form');
  });

  it('shows as many fields as the tool says', () => {
    expect(card({ cardFields: 2 })).toContain('+5 more on the tool’s page');
  });

  it.each(['deprecated', 'retired'] as const)('of a tool that is %s is marked, and never live', (status) => {
    const html = card({ status, card: 'live' });
    expect(html).toContain(`<span class="pb-badge">${status}</span>`);
    expect(html).not.toMatch(/module=|<button/);
  });

  it('names its primary inputs with their opening values, in words and cut short', () => {
    const inputs = [
      ...EVERY_INPUT.slice(1).map((input) => ({ ...input, primary: true })),
      { id: 'long', type: 'text' as const, label: 'Long', default: 'x'.repeat(200), primary: true },
    ];
    expect(text(card({ inputs }))).toContain(
      `Separator , Bins 10 bars Method Linear Include the ends on Long ${'x'.repeat(80)}…`,
    );
  });
});

describe('the card of a tool’s page', () => {
  it('holds the form with its opening values and the result for them', () => {
    const html = page();
    expect(html).toMatch(/<textarea[^>]* rows="6"[^>]*>3 1 4<\/textarea>/);
    expect(html).toMatch(/<input [^>]*name="separator"[^>]*value=","/);
    expect(html).toMatch(/<input [^>]*type="number"[^>]*min="1" max="200" step="1" value="10"/);
    expect(html).toMatch(/<input type="range" name="bins" aria-label="Bins, slider" min="1"/);
    expect(html).toContain('<option value="linear" selected>');
    expect(html).toMatch(/<input [^>]*type="checkbox" checked/);
    expect(html.match(/<dt>/g)).toHaveLength(7);
  });

  it('can be read without a script, and says what needs one', () => {
    const html = page();
    expect(html).toContain('<fieldset role="none" disabled>');
    expect(html).toMatch(/<noscript><p class="pb-note">Running this tool needs JavaScript\./);
  });

  it('offers samples as buttons, and a reset unless the tool has none', () => {
    const samples = [{ label: '<b>Skewed</b>', input: { text: '1' } }];
    expect(page({ samples })).toContain('data-act="sample" data-sample="0">&lt;b>Skewed&lt;/b></button>');
    expect(page()).toContain('data-act="reset"');
    expect(page({ reset: false })).not.toContain('data-act="reset"');
    expect(page()).not.toContain('Samples');
  });

  it('ties hints to controls, and names the slider and the range', () => {
    const html = page();
    expect(html).toMatch(
      /<label for="(pb-histogram-0)">Numbers<\/label><textarea id="\1" name="text" aria-describedby="\1-hint"/,
    );
    expect(html).toContain('<p class="pb-hint" id="pb-histogram-0-hint">Separated by spaces.</p>');
    expect(html).toContain('Bins<span class="pb-unit"> bars</span>');
    expect(html).toContain('<p class="pb-hint" id="pb-histogram-2-hint">From 1 to 200.</p>');
    expect(html).toMatch(/name="separator" dir="ltr"/);
    expect(html).toContain('maxlength="3"');
  });

  it('has ids that differ, also from those of a tool and of inputs with like names', () => {
    const inputs = ['a', 'a-hint', 'a-0', '0', '0-hint'].map((id) => ({
      ...EVERY_INPUT[1]!,
      id,
      description: 'Hint.',
    }));
    const all = ids(['x', 'x-0', 'x-0-hint'].map((id) => page({ id, inputs })).join(''));
    expect(all).toHaveLength(33);
    expect(new Set(all).size).toBe(33);
  });

  it('keeps the line break that a value begins with', () => {
    const input = { id: 't', type: 'textarea' as const, label: 'T', default: '\n\na' };
    expect(page({ inputs: [input] })).toContain('>\n\n\na</textarea>');
  });

  it('of a deprecated tool says so, and runs', () => {
    const html = page({ status: 'deprecated' });
    expect(text(html)).toMatch(/^Deprecated\. This tool still runs/);
    expect(html).toMatch(/module="[^"]+"/);
    expect(html).toContain('<form');
  });

  it('of a retired tool explains and leads on, with nothing to run', () => {
    const html = page({ status: 'retired', links: [{ label: 'The <new> one', href: '/tools/b/?a=1&b="' }] });
    expect(text(html)).toBe(
      'Retired. This tool no longer runs. Its page stays, so that links to it keep working. Instead, see: The &lt;new> one',
    );
    expect(html).toContain('<a href="/tools/b/?a=1&amp;b=&quot;">');
    expect(html).not.toMatch(/<form|module=|<button|<noscript|role="status"/);
  });

  it('leads on to the addresses that the page gives, where it gives any', () => {
    const links = [{ label: 'B', href: '/base/tools/b/' }];
    expect(page({ status: 'retired', links: [{ label: 'B', href: '/tools/b/' }] }, { links })).toContain(
      'href="/base/tools/b/"',
    );
  });

  it('without a page around it, leads out of its frame by all its links', () => {
    const links = [{ label: 'B', href: '/tools/b/' }];
    const html = card({ status: 'retired' }, { mode: 'embed', headingLevel: 1, links });
    expect(html).toContain('<h1 class="pb-card-name"><a href="/base/tools/histogram/" target="_blank">Histogram</a>');
    expect(html).toContain('<a href="/tools/b/" target="_blank">B</a>');
    expect(page({ status: 'retired' }, { links })).not.toContain('target=');
  });

  it('says where the result will be when there is none yet', () => {
    expect(text(page({}, { seed: undefined }))).toContain('The result appears here.');
  });
});

describe('everything on a card', () => {
  const attack = '</ScRiPt ><!--"><img src=x onerror=alert(1)>';
  const inputs = EVERY_INPUT.map((input) => {
    const hostile = { ...input, id: attack + input.type, label: attack, description: attack, unit: attack };
    if (hostile.type === 'select') return { ...hostile, options: [{ value: attack, label: attack }], default: attack };
    return hostile.type === 'text' || hostile.type === 'textarea' ? { ...hostile, default: attack } : hostile;
  });
  const changes = {
    name: attack,
    blurb: attack,
    inputs,
    samples: [{ label: attack, input: {} }],
    card: 'live' as const,
  };

  it.each([
    card(changes),
    page(changes),
    page({ ...changes, status: 'retired', links: [{ label: attack, href: '/' }] }),
  ])('is text, without inline styles or handlers (%#)', (html) => {
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<img|<script|<!--|<\/script/i);
    expect(html).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\s(?:style|on\w+)=/);
  });
});
