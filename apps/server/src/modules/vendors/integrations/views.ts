import { VENDOR_FAILURES } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { toChange } from '../../audit/index.ts';
import type { GameSync } from '../sync-store.ts';
import type { ListedIntegration } from './read-integrations.ts';
import type { TestOutcome } from './test-integration.ts';

const toFailure = (text: string | null) => VENDOR_FAILURES.find((one) => one === text) ?? null;

const toSyncView = ({ integration: _code, askedAt, finishedAt, failure, ...sync }: GameSync) => ({
  ...sync,
  askedAt: askedAt.getTime(),
  finishedAt: finishedAt?.getTime() ?? null,
  failure: toFailure(failure),
});

export const toIntegrationView = (integration: ListedIntegration) => {
  const { casinoId, anyGame: _any, maxBet, sync, changed, ...shown } = integration;
  return {
    ...shown,
    operatorId: casinoId,
    maxBet: maxBet === null ? null : formatAmount(maxBet),
    sync: sync === undefined ? null : toSyncView(sync),
    changed: toChange(changed),
  };
};

export const toTestView = ({ problem, games }: TestOutcome) => ({
  failure: problem?.failure ?? null,
  detail: problem?.detail ?? null,
  games,
});
