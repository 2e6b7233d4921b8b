import { VENDOR_FAILURES } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { toChange } from '../../audit/index.ts';
import type { GameSync } from '../sync-store.ts';
import { toPlainCaps } from '../caps/plain-caps.ts';
import type { Waiting } from '../caps/read-suspension.ts';
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
  const {
    casinoId,
    anyGame: _any,
    maxBet,
    sync,
    changed,
    waiting: _waiting,
    wonToday,
    ...rest
  } = integration;
  const { maxWin: _win, maxWinTimes: _times, maxDayWin: _day, winsWithoutBet: _free, ...more } = rest;
  const { suspendedAt: _at, suspendedFor: _for, finding: _finding, ...shown } = more;
  return {
    ...shown,
    operatorId: casinoId,
    maxBet: maxBet === null ? null : formatAmount(maxBet),
    sync: sync === undefined ? null : toSyncView(sync),
    changed: toChange(changed),
    caps: toPlainCaps(integration),
    wonToday: formatAmount(wonToday),
    suspension: toSuspensionView(integration),
  };
};

const toSuspensionView = ({ suspendedAt, suspendedFor, finding, waiting }: ListedIntegration) =>
  suspendedAt === null || suspendedFor === null || finding === null
    ? null
    : { at: suspendedAt.getTime(), cap: suspendedFor, ...finding, waiting: waiting.map(toWaitingView) };

const toWaitingView = ({ account, round, game, amount, firstAt, lastAt, tries }: Waiting) => ({
  account,
  round,
  game,
  amount: formatAmount(amount),
  firstAt: firstAt.getTime(),
  lastAt: lastAt.getTime(),
  tries,
});

export const toTestView = ({ problem, games }: TestOutcome) => ({
  failure: problem?.failure ?? null,
  detail: problem?.detail ?? null,
  games,
});
