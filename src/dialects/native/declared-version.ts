import type { Finding } from '../../model/problem.ts';
import { get } from '../dialect.ts';
import { LATEST_VERSION } from './versions.ts';

/** The contract version that a manifest is read by: the latest where it declares none that can be read. */
export function declaredVersion(manifest: unknown): number {
  const sdk = get(manifest, 'sdk');
  return typeof sdk === 'number' && Number.isInteger(sdk) && sdk >= 1 ? sdk : LATEST_VERSION;
}

/** A version of the future: nothing else of such a manifest can be judged. */
export function tooNew(manifest: unknown): Finding | undefined {
  const wanted = declaredVersion(manifest);
  if (wanted <= LATEST_VERSION) return undefined;
  return {
    severity: 'error',
    path: ['sdk'],
    code: 'sdk-too-new',
    fault: `This tool wants contract version ${wanted}, and this build speaks up to ${LATEST_VERSION}`,
    fix: `Update pegboard, or write "sdk": ${LATEST_VERSION} if the tool uses nothing newer`,
  };
}
