import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The figures of one program, read at /metrics from this machine only. */
export interface Metrics {
  registry: Registry;
  observeCall(call: string, status: number, seconds: number): void;
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
    observeCall: (call, status, seconds) => calls.observe({ call, status }, seconds),
  };
};
