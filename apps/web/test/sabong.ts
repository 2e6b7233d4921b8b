import type { Reply } from '../src/shared/api.ts';

type Card = Reply<'readSabongCard'>;
type Fight = Card['fights'][number];

const MINUTE_MS = 60_000;

export const LIMITS: Card['limits'] = {
  least: '500.00',
  most: '2000000.00',
  mostOnDraw: '100000.00',
  mostOnFight: '5000000.00',
  lastCallSeconds: 15,
};

const EMPTY = { stake: '0.00', bets: 0 };

/** A fight that takes bets and has none, but for what is said of it. */
export const fightOf = (change: Partial<Fight> = {}): Fight => ({
  id: '1',
  arena: 'MANDALAY',
  event: '20261127-1',
  number: 1,
  meron: 'Popa Grey',
  wala: 'Two Rivers',
  state: 'OPEN',
  openedAt: Date.now() - MINUTE_MS,
  closesAt: Date.now() + MINUTE_MS,
  pools: { meron: EMPTY, wala: EMPTY, draw: EMPTY },
  dividends: { meron: null, wala: null },
  isFinal: false,
  plasada: 5,
  net: '0.00',
  draw: { mode: 'FIXED', pool: null },
  blocked: [],
  result: null,
  version: 0,
  cancelReason: null,
  settled: null,
  ...change,
});

/** The card of an arena with these fights. */
export const cardOf = (fights: readonly Fight[]): Card => ({
  now: Date.now(),
  limits: LIMITS,
  arena: {
    code: 'MANDALAY',
    name: 'Mandalay ring',
    fights: fights.length,
    over: 0,
    current: fights[0] ?? null,
  },
  event: '20261127-1',
  fights: [...fights],
});
