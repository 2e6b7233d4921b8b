import type { Score, Side } from '@hintha/sports';

export const LEVEL: Score = { home: 0, away: 0 };

export const plus = (score: Score, side: Side, more = 1): Score => ({ ...score, [side]: score[side] + more });

export const totalOf = ({ home, away }: Score): number => home + away;

/** By how much the home side is ahead. */
export const leadOf = ({ home, away }: Score): number => home - away;

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
