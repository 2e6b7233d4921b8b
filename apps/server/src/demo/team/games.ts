import type { Chance } from './chance.ts';

/** A game by the book that takes its bets, as the catalogue knows it, and by what its bets are weighed. */
export interface Game {
  readonly source: string;
  readonly game: string;
  readonly category: 'RNG' | 'LOTT' | 'SPORTS' | 'SV3';
}

const slot = (game: string): Game => ({ source: 'STUDIO', game, category: 'RNG' });
const lottery = (game: string): Game => ({ source: 'LOTTERY', game, category: 'LOTT' });
const FOOTBALL: Game = { source: 'SPORTS', game: 'FOOTBALL', category: 'SPORTS' };
const arena = (game: string): Game => ({ source: 'SABONG', game, category: 'SV3' });

export const GAMES: readonly [Game, ...Game[]] = [
  slot('chinlone-circle'),
  slot('harbour-crab'),
  slot('lucky-owl'),
  slot('ferry-bell'),
  slot('lucky-dice'),
  lottery('MM2D'),
  lottery('PL3'),
  lottery('VN_MB'),
  FOOTBALL,
  FOOTBALL,
  arena('SHWEBO'),
  arena('BAGO'),
];

interface Played {
  readonly stake: bigint;
  readonly luck: number;
  readonly chance: Chance;
}

/** How often a slot pays so many tenths of a stake. */
const PAYS = [
  [0.55, 0n],
  [0.75, 8n],
  [0.91, 20n],
  [0.98, 40n],
  [1, 90n],
] as const;

const spin = ({ stake, luck, chance }: Played): bigint => {
  const drawn = chance.share() ** (1 / luck);
  const tenths = PAYS.find(([upTo]) => drawn < upTo)?.[1] ?? 0n;
  return (stake * tenths) / 10n;
};

/** Prices in hundredths. */
const PRICES = [175n, 190n, 210n, 260n, 330n] as const;
const RETURN = 0.94;

const backed = (price: bigint, { stake, luck, chance }: Played): bigint =>
  chance.happens((RETURN * luck * 100) / Number(price)) ? (stake * price) / 100n : 0n;

const EVEN = 195n;
const NINE = 850n;

/** What comes back of a stake. */
export const decide = ({ category }: Game, played: Played): bigint => {
  if (category === 'RNG') return spin(played);
  if (category === 'SPORTS') return backed(played.chance.oneOf(PRICES), played);
  return backed(category === 'SV3' ? EVEN : NINE, played);
};
