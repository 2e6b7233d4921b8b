import { roundMessage, wordStream, type ClientSeed, type ServerSeed } from '@hintha/fairness';
import { playRound, type Round, type SlotGame, type Spin } from '@hintha/slots';
import type { OutcomeView, SpinView } from '../wire.ts';

export interface Draw {
  readonly serverSeed: ServerSeed;
  readonly clientSeed: ClientSeed;
  readonly nonce: number;
}

/** What the seeds decide. Nothing else has a say: not the stake, the player, the title or the time. */
export const playOutcome = (game: SlotGame, { serverSeed, clientSeed, nonce }: Draw): Round =>
  playRound(game, wordStream(serverSeed, roundMessage(game.code, clientSeed, nonce)));

export const toOutcomeView = (round: Round): OutcomeView => ({
  spins: [toSpinView(round.paidSpin, false), ...round.freeSpins.map((spin) => toSpinView(spin, true))],
  totalCoins: round.coins,
  capped: round.capped,
});

const toSpinView = (spin: Spin, free: boolean): SpinView => ({
  free,
  stops: [...spin.stops],
  window: spin.window.map((reel) => [...reel]),
  lineWins: spin.lineWins.map(({ line, symbol, count, coins }) => ({ line, symbol, count, coins })),
  scatters: { count: spin.scatterCells.length, coins: spin.scatterCoins },
  coins: spin.coins,
  multiplier: spin.multiplier,
  awardedFreeGames: spin.freeSpinsAwarded,
});
