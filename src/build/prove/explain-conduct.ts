import type { ModuleFault } from '../bundle/module-fault.ts';
import type { Conduct } from './messages.ts';

/** What a tool did beside returning results, and may not. */
export function explainConduct({ changed, forbidden, strays }: Conduct): ModuleFault[] {
  const told: ModuleFault[] = [];
  if (forbidden.length > 0) {
    const fix = 'Compute from the inputs alone: a tool has no network and loads nothing while it runs';
    told.push({ code: 'forbidden', fault: `The tool uses ${forbidden.join(', ')}, which no tool may`, fix });
  }
  if (changed.length > 0) {
    const fix = 'Keep it inside the module: the page and every other tool share this';
    told.push({ code: 'changes-globals', fault: `The tool changes ${changed.join(', ')}`, fix });
  }
  if (strays.length > 0) {
    const fix = 'Await every promise, so that run itself throws';
    told.push({
      severity: 'warning',
      code: 'stray-error',
      fault: `The tool throws outside run: ${strays.join('; ')}`,
      fix,
    });
  }
  return told;
}
