import type { Method } from '../use-deposits.ts';

const FEW = 4;

/** What is credited at once comes first; a transfer by hand, of which the member tells afterwards, last. */
const PLACES: Record<Method['type'], number> = { QR: 0, REDIRECT: 1, CARD: 2, CRYPTO: 3, MANUAL: 4 };

/** The ways to pay, instant ones first; within a kind as the operator has put them. */
export const instantFirst = (methods: readonly Method[]): readonly Method[] =>
  methods.toSorted((one, other) => PLACES[one.type] - PLACES[other.type]);

/** The ways to pay with the one that was used last in front. */
export const lastUsedFirst = (
  methods: readonly Method[],
  lastUsed: string | undefined,
): readonly Method[] => {
  const last = methods.find(({ id }) => id === lastUsed);
  return last === undefined ? methods : [last, ...methods.filter((method) => method !== last)];
};

/** The first few of them; all when asked for, when few more are left, or when the chosen one is further down. */
export const shownMethods = (
  methods: readonly Method[],
  { all, chosen }: { all: boolean; chosen: string },
): readonly Method[] => {
  const few = methods.slice(0, FEW);
  return all || methods.length <= FEW + 1 || !few.some(({ id }) => id === chosen) ? methods : few;
};
