import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from '../../../scripts/find-chromium.ts';

function machine(files: string[], env: Machine['env'], platform: NodeJS.Platform = 'linux'): Machine {
  return { platform, env, exists: (file) => files.includes(file), playwright: () => '/cache/chrome' };
}

describe('findChromium', () => {
  it('takes what CHROME_PATH names before anything else', () => {
    const env = { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' };
    expect(findChromium(machine(['/opt/chrome', '/usr/bin/chromium', '/cache/chrome'], env))).toBe('/opt/chrome');
  });

  it('refuses a CHROME_PATH that is not there', () => {
    expect(() =>
      findChromium(machine(['/usr/bin/chromium'], { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' })),
    ).toThrow('CHROME_PATH names /opt/chrome, which is not there: correct it or unset it.');
  });

  it('takes the system’s before Playwright’s own', () => {
    expect(findChromium(machine(['/cache/chrome', '/usr/bin/google-chrome'], { PATH: '/bin::/usr/bin' }))).toBe(
      '/usr/bin/google-chrome',
    );
    expect(findChromium(machine(['/cache/chrome'], { PATH: '/bin:/usr/bin' }))).toBe('/cache/chrome');
    expect(findChromium(machine([], {}))).toBeUndefined();
  });

  it('knows where macOS and Windows keep them', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machine([mac], {}, 'darwin'))).toBe(mac);
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const env = { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' };
    expect(findChromium(machine([edge], env, 'win32'))).toBe(edge);
  });
});
