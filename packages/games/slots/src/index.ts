/** The slots: one engine for all of them, each game being a table of numbers that it reads. */
export { baganTemple } from './bagan-temple.ts';
export { riverStones, mangoGrove, nagaRiver } from './models/index.ts';
export {
  parseCoinValue,
  payoutOf,
  stakeOf,
  type CoinValue,
  type CoinValueValidationError,
} from './payout.ts';
export { playRound, type Round, type Spin } from './play-round.ts';
export { toRecordedRound, type RecordedRound, type RecordedSpin } from './recorded-round.ts';
export { verifyRecordedRound, type PublishedRound, type Verdict } from './verify-recorded-round.ts';
export { toPpm, type Ratio } from '@hintha/games-kit';
export { returnToPlayer, type Return } from './return-to-player.ts';
export type { Cell, LineWin } from './score-window.ts';
export type { LinesGame, SlotGame } from './slot-game.ts';
export type { Window } from './read-window.ts';
