/** What is asked of a queue, from the formula or from a simulation. Times are in seconds. */
export interface Measures {
  /** Share of the time that the server is busy. */
  busy: number;
  /** Share of the customers who have to wait. */
  waiting: number;
  /** Mean time of a customer in the queue, before being served. */
  queueTime: number;
  /** Mean time of a customer in the system, waiting and being served. */
  systemTime: number;
  /** The time in the system that 95 % of the customers do not exceed. */
  systemTime95: number;
  /** Mean number of customers in the queue. */
  queueLength: number;
  /** Mean number of customers in the system. */
  systemLength: number;
}

/**
 * The M/M/1 queue in the long run (Adan and Resing, chapter 4): the time in the system is exponential with the rate
 * `service` - `arrivals`, and Little's law turns times into lengths.
 * @param arrivals per second, below `service`
 * @param service per second
 */
export function measureByFormula(arrivals: number, service: number): Measures {
  const busy = arrivals / service;
  const systemTime = 1 / (service - arrivals);
  const queueTime = busy * systemTime;
  return {
    busy,
    waiting: busy,
    queueTime,
    systemTime,
    systemTime95: -Math.log(1 - 0.95) * systemTime,
    queueLength: arrivals * queueTime,
    systemLength: arrivals * systemTime,
  };
}
