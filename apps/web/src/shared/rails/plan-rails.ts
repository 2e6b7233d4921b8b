import type { GameMenu } from '../game-menus.ts';

/** A row of games by one thought, with the list that it is the beginning of. */
export interface PlannedRail {
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

const rail = (
  kind: PlannedRail['kind'],
  query: Readonly<Record<string, string>>,
  { of = '', name = '' } = {},
): PlannedRail => ({ kind, of, name, query, to: addressOf({ page: 'all', ...query }) });

/** The rows that an area may have by what its menu says; whether there are games enough shows once they are read. */
export const planRails = (
  menu: Pick<GameMenu, 'vendors' | 'filters'> | undefined,
  { withRecent, without = '' }: { withRecent: boolean; without?: string | undefined },
): readonly PlannedRail[] => {
  if (menu === undefined) return [];
  const { vendors, filters } = menu;
  const studio = vendors.find(
    (vendor) =>
      !vendor.opensSoon && !vendor.maintenance && vendor.games >= FEWEST && vendor.vendor !== without,
  );
  const [feature] = filters.features;
  const recent = { ...rail('recent', {}), to: addressOf({ page: 'recent', type: 'recent' }) };
  return [
    ...(withRecent ? [recent] : []),
    rail('fresh', { sortBy: 'newest' }),
    ...(studio === undefined ? [] : [studioRail(studio)]),
    ...(feature === undefined ? [] : [rail('feature', { features: feature }, { of: feature })]),
    ...(filters.returns.includes(HIGH_RETURN) ? [rail('highReturn', { minReturn: HIGH_RETURN })] : []),
  ];
};

const studioRail = ({ vendor, name }: GameMenu['vendors'][number]): PlannedRail => {
  const query = { vassalage: vendor };
  return { ...rail('studio', query, { of: vendor, name }), to: addressOf({ type: 'vassalage', ...query }) };
};
