/** Where rounds are paid from: the operator's wallet, or the one that we keep for the player. */
export { purseOf } from './purse-of.ts';
