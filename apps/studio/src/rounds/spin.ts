import { stakeOf } from '@hintha/slots';
import { transaction, type Transaction } from '@hintha/platform';
import { profileOf } from '../profiles.ts';
import { balanceSourceOf } from '../balance-sources/index.ts';
import { Refused } from '../refused.ts';
import { holdPair, takeNonce } from '../seeds/index.ts';
import type { Session } from '../sessions/index.ts';
import { inFlightOf } from './in-flight.ts';
import type { Studio } from '../studio.ts';
import { getTitle } from '../games/index.ts';
import { drawRound, readCoinValue, type Bet } from './draw-round.ts';
import { CALL_MS, isOpen, PATIENCE_MS } from './rules.ts';
import { settleRound } from './settle-round.ts';
import { findLastRound, findRound, findRoundByRequest, insertRound } from './store.ts';
import type { StoredRound } from './types.ts';

export interface SpinOrder {
  readonly coinValue: string;
  readonly requestId: string;
}

/**
 * Plays a round. It is drawn and journalled in one transaction with its nonce, and paid there from a wallet of ours; the
 * operator is asked after that, outside of it. Killed before the commit, nothing has happened; killed after it, the
 * journal is asked again.
 */
export const spin = async (studio: Studio, session: Session, order: SpinOrder): Promise<StoredRound> => {
  const bet = readBet(session, order);
  const { round, isNew } = await transaction(studio.db, (tx) => journal(tx, studio, session, bet));
  if (isNew && isOpen(round.state)) void inFlightOf(studio).start(round.id, () => settleRound(studio, round));
  const settled = await inFlightOf(studio).wait(round.id, PATIENCE_MS);
  return settled ?? (await findRound(studio.db, round.id)) ?? round;
};

/** The operator counts what is staked from its own wallet; what is staked from ours is for us to count. */
const readBet = ({ game, maxBet }: Session, order: SpinOrder): Bet => {
  const title = getTitle(game);
  const coinValue = readCoinValue(title, order.coinValue);
  if (maxBet !== null && stakeOf(title.model.game, coinValue) > maxBet) throw new Refused('limit_reached');
  return { ...order, coinValue };
};

interface Journalled {
  readonly round: StoredRound;
  readonly isNew: boolean;
}

const journal = async (tx: Transaction, studio: Studio, session: Session, bet: Bet): Promise<Journalled> => {
  const pair = await holdPair(tx, studio, session);
  const known = await findRoundByRequest(tx, session.account, bet.requestId);
  if (known !== undefined) {
    if (known.game !== session.game || known.coinValue !== bet.coinValue) throw new Refused('bad_request');
    return { round: known, isNew: false };
  }
  await checkPace(tx, studio, session);
  const nonce = await takeNonce(tx, pair);
  const drawn = drawRound(studio, session, bet, { ...pair, nextNonce: nonce });
  const nextAskAt = new Date(drawn.playedAt.getTime() + CALL_MS);
  const paid = await balanceSourceOf(studio, session).pay(tx, drawn);
  const round = await insertRound(tx, drawn, { nextAskAt, paid });
  // The same request came for another title at the same moment.
  if (round === undefined) throw new Refused('bad_request');
  return { round, isNew: true };
};

/** One round after another, and no faster than the jurisdiction allows. */
const checkPace = async (tx: Transaction, { clock }: Studio, session: Session): Promise<void> => {
  const last = await findLastRound(tx, session);
  if (last === undefined) return;
  if (isOpen(last.state)) throw new Refused('round_open');
  const sinceMs = clock.now().getTime() - last.playedAt.getTime();
  if (sinceMs < profileOf(session.jurisdiction).minCycleMs) throw new Refused('too_fast');
};
