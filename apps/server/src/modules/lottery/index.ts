/** The lotteries: games and calendars, numeros, orders and chases, results. */
export { setPrizeMode } from './prize-modes/read-modes.ts';
export { listTeamShares, type PaidShare } from './settlement/list-team-shares.ts';
export { nameIn } from './views.ts';
export { drawsOf, type DecidingDraw } from './draw-of.ts';
