import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The figures of one program, read at /metrics. */
export interface Metrics {
  registry: Registry;
  observeCall(call: string, status: number, seconds: number): void;
  /** Adds a figure that is read whenever the metrics are. */
  gauge(name: string, help: string, read: () => number): void;
  /** Adds a figure that grows by one whenever what comes back is called. */
  counter(name: string, help: string): () => void;
}

export const openMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'hintha_http_seconds',
    help: 'Time to answer a call, in seconds.',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  return {
    registry,
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [registry] });
      return () => counter.inc();
    },
    observeCall: (call, status, seconds) => calls.observe({ call, status }, seconds),
  };
};
