import type { Badge, Conduct } from '../../model/declaration.ts';
import { quote } from '../dialect.ts';
import type { DefineToolOptions } from './define-tool.ts';

/** What of a definition weighs most. */
export function badgesOf({ checkIn, gates, needs, capabilities = [] }: DefineToolOptions): Badge[] {
  const badges: Badge[] = [];
  const warn = (text: string, reason: string) => badges.push({ text, reason, tone: 'warn' });
  if (checkIn === 'always') warn('needs a person', 'A person must agree before it runs.');
  else if (checkIn !== undefined) warn('may need a person', 'A person must agree to some calls before they run.');
  if (gates) warn('may ask midway', 'It can stop midway to ask a person.');
  if (needs) warn('needs a credential', `It needs a credential for ${quote(needs.credential)}.`);
  if (capabilities.includes('external_net')) warn('network', 'It reaches other systems over the network.');
  if (capabilities.includes('user_data')) warn('user data', 'It handles data of the user.');
  if (capabilities.includes('memory_write')) warn('writes memory', 'It changes what the agent remembers.');
  return badges;
}

/** What the capabilities say of what it does. Where one is not declared, nothing follows: many tools declare none. */
export function conductOf({ capabilities = [] }: DefineToolOptions): Conduct {
  return {
    ...(capabilities.includes('memory_write') ? { readOnly: false } : {}),
    ...(capabilities.includes('external_net') ? { openWorld: true } : {}),
  };
}
