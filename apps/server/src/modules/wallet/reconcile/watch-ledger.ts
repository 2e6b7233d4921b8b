import { repeat, type Metrics, type Repeated } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { readWatch } from './read-watch.ts';
import { reconcile } from './reconcile.ts';

const PAUSE_MS = 10_000;

/** Proves the books every ten seconds for as long as the program runs, and tells its figures as metrics. */
export const watchLedger = (house: House, metrics: Metrics): Repeated => {
  const figures = { lagSeconds: 0, findings: 0 };
  metrics.gauge(
    'hintha_ledger_lag_seconds',
    'How far the proof of the books is behind.',
    () => figures.lagSeconds,
  );
  metrics.gauge('hintha_ledger_findings', 'Differences that nobody has looked at.', () => figures.findings);
  const turn = async () => {
    const differences = await reconcile(house);
    if (differences.length > 0)
      house.log.error({ differences: differences.length }, 'the books do not agree');
    const { lagMs, findings } = await readWatch(house);
    Object.assign(figures, { lagSeconds: (lagMs ?? 0) / 1000, findings: findings.length });
  };
  return repeat(PAUSE_MS, turn, (error) => {
    figures.lagSeconds += PAUSE_MS / 1000;
    house.log.warn({ err: error }, 'the books could not be proven this time');
  });
};
