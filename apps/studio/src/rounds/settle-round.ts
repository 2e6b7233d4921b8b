import type { softswiss } from '@hintha/vendor-protocol';
import { reasonOf } from '../operator-errors.ts';
import type { Studio } from '../studio.ts';
import type { PlayBusinessError } from '../wire.ts';
import { endReversing, postpone, refuse, settle, startReversing } from './closing-store.ts';
import { GIVE_UP_MS, pauseMs } from './rules.ts';
import { findRound } from './store.ts';
import type { StoredRound } from './types.ts';

/**
 * Brings an open round nearer to its end: settled, refused or refunded, once. A kill leaves it where the journal
 * says. Before the call or during it: `pending`, asked again with the same ids, which the operator answers as the
 * first time. After the decision to give up: `reversing`, written before the operator is told, because an operator
 * answers a taken bet with yes even after its reversal; from there no yes leads back.
 */
export const settleRound = async (studio: Studio, round: StoredRound): Promise<StoredRound> => {
  if (round.state === 'reversing') return askBack(studio, round);
  const ageMs = studio.clock.now().getTime() - round.playedAt.getTime();
  return ageMs < GIVE_UP_MS ? ask(studio, round) : giveUp(studio, round, null);
};

const ask = async (studio: Studio, round: StoredRound): Promise<StoredRound> => {
  const { db, clock, wallet } = studio;
  const answer = await wallet.betwin(toBetwin(round));
  if (answer.kind === 'unknown') return askLater(studio, round);
  if (answer.kind === 'ok') {
    const { balance, round_id: operatorRound } = answer.reply;
    return latest(studio, round, await settle(db, round.id, { balance, operatorRound, at: clock.now() }));
  }
  const { apiCode, balance = null } = answer;
  const reason = reasonOf(apiCode);
  studio.log.info({ round: round.id, apiCode }, 'the operator refused a round');
  if (answer.attempts === 1) {
    const refused = await refuse(db, round.id, { reason, balance, at: clock.now() });
    if (refused !== undefined) return refused;
  }
  // An earlier copy of the call may still be on its way and be accepted: the stake is forbidden or brought back.
  return giveUp(studio, round, reason);
};

const giveUp = async (
  studio: Studio,
  round: StoredRound,
  reason: PlayBusinessError | null,
): Promise<StoredRound> => {
  const reversing = await startReversing(studio.db, round.id, reason);
  return reversing === undefined ? latest(studio, round, reversing) : askBack(studio, reversing);
};

const askBack = async (studio: Studio, round: StoredRound): Promise<StoredRound> => {
  const { db, clock, wallet, log } = studio;
  const answer = await wallet.rollback(toRollback(round));
  if (answer.kind !== 'ok') {
    if (answer.kind === 'refused')
      log.error({ round: round.id, apiCode: answer.apiCode }, 'a rollback was refused');
    return askLater(studio, round);
  }
  const { balance, transactions } = answer.reply;
  // A transaction that the operator had never seen is answered with an empty id.
  const state = transactions.some(({ id }) => id !== '') ? 'refunded' : 'refused';
  return latest(studio, round, await endReversing(db, round.id, { state, balance, at: clock.now() }));
};

const askLater = async ({ db, clock }: Studio, round: StoredRound): Promise<StoredRound> => {
  await postpone(db, round.id, new Date(clock.now().getTime() + pauseMs(round.asks)));
  return round;
};

/** Another process may have ended the round first; then the journal knows how. */
const latest = async (
  { db }: Studio,
  round: StoredRound,
  changed: StoredRound | undefined,
): Promise<StoredRound> => changed ?? (await findRound(db, round.id)) ?? round;

const parties = ({ account, currency, game, operatorSession }: StoredRound) => ({
  account_id: account,
  currency,
  game_id: game,
  ...(operatorSession === null ? {} : { session_id: operatorSession }),
  finished: true,
});

const toBetwin = (round: StoredRound): softswiss.BetwinRequest => ({
  ...parties(round),
  round_id: round.id,
  transactions: [
    { id_provider: round.betId, type: 'bet', amount: round.stake },
    ...(round.winId === null ? [] : [{ id_provider: round.winId, type: 'win' as const, amount: round.win }]),
  ],
});

/** The stake comes back before the win goes, so that the balance can bear it. */
const toRollback = (round: StoredRound): softswiss.RollbackRequest => ({
  ...parties(round),
  round_id_provider: round.id,
  transactions: [round.betId, ...(round.winId === null ? [] : [round.winId])].map((original) => ({
    id_provider: `${original}:rollback`,
    type: 'rollback',
    original_id_provider: original,
  })),
});
