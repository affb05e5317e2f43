import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import tool from '../../tools/text-hash/ctp.ts';

const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());

afterEach(() => vi.unstubAllGlobals());

describe('text-hash against the hashes of Node', () => {
  it.each([
    ['SHA-1', 160],
    ['SHA-256', 256],
    ['SHA-384', 384],
    ['SHA-512', 512],
  ])('computes %s in both spellings', async (algorithm, bits) => {
    const known = (given: string) => createHash(algorithm.replace('-', '')).update(given, 'utf8');
    const spelling = fc.constantFrom('hex' as const, 'base64' as const);
    await fc.assert(
      fc.asyncProperty(text, spelling, async (given, encoding) => {
        const data = { hash: known(given).digest(encoding), algorithm, bits, bytes: Buffer.byteLength(given) };
        expect(await tool.fn({ text: given, algorithm, encoding })).toMatchObject({ success: true, data });
      }),
    );
  });

  it('hashes the empty text with SHA-256 where nothing is said', async () => {
    const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(await tool.fn({})).toMatchObject({ data: { hash, bytes: 0 }, metadata: { warnings: [] } });
  });

  it('warns of SHA-1', async () => {
    const result = await tool.fn({ text: 'a', algorithm: 'SHA-1' });
    expect(result.metadata?.warnings).toEqual([expect.stringContaining('SHA-1 is broken')]);
  });

  it('refuses half of a character, and an algorithm that it has not', async () => {
    expect(await tool.fn({ text: '\ude00' })).toMatchObject({ success: false, errorCode: 'INVALID_INPUT' });
    const other = await tool.fn({ text: 'a', algorithm: 'MD5' });
    expect(other).toMatchObject({ success: false, error: 'There is no algorithm “MD5” here' });
  });

  it('says what is missing in a page without Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await tool.fn({ text: 'a' })).toMatchObject({ success: false, errorCode: 'EXECUTION_ERROR' });
  });
});
