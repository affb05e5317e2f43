import { vi } from 'vitest';

/** What a command printed, and the code it ended with. */
export interface Captured {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process and keeps what it prints. */
export async function capture(command: () => Promise<number>): Promise<Captured> {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    }),
  );
  try {
    const code = await command();
    return { code, ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
