/** Wallets that we keep for players of an operator who moves money in and out: transfers once, rounds exactly. */
export { payRound } from './pay-round.ts';
export { readOwnBalance } from './read-own-balance.ts';
export { serveWallets } from './routes.ts';
export type { RoundMoney } from './types.ts';
