/** A year and a bit: another date, weekday and hour. */
const LATER_MS = (366 * 24 + 5) * 3_600_000;

/** No whole number of hours from where the other runs are, and without summer time. */
const OTHER_ZONE = 'Asia/Kathmandu';

const HERE = 'UTC';

/**
 * Moves the clock and the time zone, for one run. Returns what puts them back.
 * @param environment of the process: Node re-reads the zone when `TZ` is set
 */
export function goElsewhere(environment: NodeJS.ProcessEnv): () => void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + LATER_MS;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  environment.TZ = OTHER_ZONE;
  return () => {
    globalThis.Date = RealDate;
    environment.TZ = HERE;
  };
}
