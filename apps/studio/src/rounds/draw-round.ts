import { parseCoinValue, payoutOf, stakeOf, toRecordedRound, type CoinValue } from '@hintha/slots';
import { parseAmount, ZERO } from '@hintha/money';
import { Refused } from '../refused.ts';
import type { SeedPair } from '../seeds/index.ts';
import type { Session } from '../sessions/index.ts';
import type { Studio } from '../studio.ts';
import { getTitle, type Title } from '../games/index.ts';
import { playOutcome } from './play-outcome.ts';
import { ALGORITHM } from './rules.ts';
import type { DrawnRound } from './types.ts';

/** A coin value that the title offers. */
export const readCoinValue = ({ model }: Title, text: string): CoinValue => {
  const amount = parseAmount(text);
  const coin = amount === 'not_an_amount' ? 'not_a_coin_value' : parseCoinValue(model.game, amount);
  if (coin === 'not_a_coin_value') throw new Refused('bad_request');
  return coin;
};

export interface Bet {
  readonly coinValue: CoinValue;
  readonly requestId: string;
}

/** Decides a round and names all that the operator will be asked, for the journal to keep. */
export const drawRound = (
  { vault, clock, random }: Studio,
  session: Session,
  bet: Bet,
  pair: SeedPair,
): DrawnRound => {
  const { game } = getTitle(session.game).model;
  const serverSeed = vault.open(pair.sealedSeed, pair.commitment);
  const round = playOutcome(game, { serverSeed, clientSeed: pair.clientSeed, nonce: pair.nextNonce });
  const win = payoutOf(round, bet.coinValue);
  const id = toUuid(random.bytes(16));
  return {
    id,
    sessionId: session.id,
    account: session.account,
    game: session.game,
    currency: session.currency,
    operatorSession: session.operatorSession,
    requestId: bet.requestId,
    seedPairId: pair.id,
    nonce: pair.nextNonce,
    model: game.code,
    algorithm: ALGORITHM,
    coinValue: bet.coinValue,
    stake: stakeOf(game, bet.coinValue),
    win,
    outcome: toRecordedRound(round),
    betId: `${id}:bet`,
    winId: win > ZERO ? `${id}:win` : null,
    playedAt: clock.now(),
  };
};

/** A random UUID of version 4 out of sixteen random bytes. */
const toUuid = (bytes: Uint8Array): string => {
  const hex = Buffer.from(bytes).toString('hex');
  const variant = '89ab'[(bytes[8] ?? 0) >> 6] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
};
