import type { Bet } from '../bets/index.ts';
import { SOURCE } from './rules.ts';

/** The number on its card of the fight that a bet is on; null where it is on none. */
export const fightOf = ({ source, roundId }: Pick<Bet, 'source' | 'roundId'>): number | null =>
  source === SOURCE ? Number(roundId.split('/').at(-1)) : null;
