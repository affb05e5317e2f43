import { expect, it, vi } from 'vitest';
import { once } from '../../../src/runtime/once.ts';

it('loads once, and again only after a failure, which is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('loaded');
  const get = once(load);
  expect(await Promise.all([get(), get()])).toEqual([undefined, undefined]);
  expect(load).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledOnce();
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
