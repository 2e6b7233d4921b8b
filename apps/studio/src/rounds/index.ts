/** Rounds: drawn, journalled, settled with the operator exactly once, shown. */
export { findUnseen } from './find-unseen.ts';
export { listRounds } from './list-rounds.ts';
export { markSeen } from './mark-seen.ts';
export { readRound } from './read-round.ts';
export { serveProofs } from './routes.ts';
export { rotateSeed } from './rotate-seed.ts';
export { spin, type SpinOrder } from './spin.ts';
export type { StoredRound } from './types.ts';
export { inFlightOf } from './in-flight.ts';
export { toHistoryView, toRoundView } from './views.ts';
export { watchOpenRounds } from './watch-open-rounds.ts';
