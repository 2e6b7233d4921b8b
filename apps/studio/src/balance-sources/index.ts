/** Where rounds are paid from: the operator's wallet, or the one that we keep for the player. */
export { balanceSourceOf } from './balance-source-of.ts';
