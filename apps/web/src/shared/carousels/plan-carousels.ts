import type { GameMenu } from '../game-menus.ts';

/** A row of games by one thought, with the list that it is the beginning of. */
export interface PlannedCarousel {
  readonly kind: 'recent' | 'fresh' | 'studio' | 'feature' | 'highReturn';
  /** What of the kind: the code of a studio, or a feature. */
  readonly of: string;
  readonly name: string;
  /** The address of the whole list. */
  readonly to: string;
  /** How the list is asked for; the recent one is asked for by itself. */
  readonly query: Readonly<Record<string, string>>;
}

/** Fewer games are no row. */
export const FEWEST = 4;
/** What counts as a high return, in percent. */
const HIGH_RETURN = '96';

const addressOf = (query: Readonly<Record<string, string>>): string => `/rng?${new URLSearchParams(query)}`;

const carousel = (
  kind: PlannedCarousel['kind'],
  query: Readonly<Record<string, string>>,
  { of = '', name = '' } = {},
): PlannedCarousel => ({ kind, of, name, query, to: addressOf({ page: 'all', ...query }) });

/** The rows that an area may have by what its menu says; whether there are games enough shows once they are read. */
export const planCarousels = (
  menu: Pick<GameMenu, 'vendors' | 'filters'> | undefined,
  { withRecent, without = '' }: { withRecent: boolean; without?: string | undefined },
): readonly PlannedCarousel[] => {
  if (menu === undefined) return [];
  const { vendors, filters } = menu;
  const studio = vendors.find(
    (vendor) =>
      !vendor.opensSoon && !vendor.maintenance && vendor.games >= FEWEST && vendor.vendor !== without,
  );
  const [feature] = filters.features;
  const recent = { ...carousel('recent', {}), to: addressOf({ page: 'recent', type: 'recent' }) };
  return [
    ...(withRecent ? [recent] : []),
    carousel('fresh', { sortBy: 'newest' }),
    ...(studio === undefined ? [] : [studioCarousel(studio)]),
    ...(feature === undefined ? [] : [carousel('feature', { features: feature }, { of: feature })]),
    ...(filters.returns.includes(HIGH_RETURN) ? [carousel('highReturn', { minReturn: HIGH_RETURN })] : []),
  ];
};

const studioCarousel = ({ vendor, name }: GameMenu['vendors'][number]): PlannedCarousel => {
  const query = { vassalage: vendor };
  return {
    ...carousel('studio', query, { of: vendor, name }),
    to: addressOf({ type: 'vassalage', ...query }),
  };
};
