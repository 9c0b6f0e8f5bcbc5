import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  observeCall(call: string, status: number, seconds: number): void;
  readonly bugs: Counter<'call'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'tezga_call_seconds',
    help: 'Duration of calls in seconds.',
    labelNames: ['call', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const bugs = new Counter({
    name: 'tezga_bugs_total',
    help: 'Calls that failed with an unexpected error.',
    labelNames: ['call'] as const,
    registers: [registry],
  });
  const observers = new Map<string, (seconds: number) => void>();
  return {
    registry,
    bugs,
    observeCall(call, status, seconds) {
      const key = `${call} ${status}`;
      let observer = observers.get(key);
      if (observer === undefined) {
        const labelled = calls.labels(call, String(status));
        observer = (took) => labelled.observe(took);
        observers.set(key, observer);
      }
      observer(seconds);
    },
  };
}
