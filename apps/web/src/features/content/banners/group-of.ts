import type { content } from '@hintha/contract';

type Group = content.BannerView['groupName'];

/** The home page has its own place for its banners. */
const GROUPS: Readonly<Record<string, Group>> = {
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/download': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
  '/sv3': 'w_cockfight',
};

/** The group of the banners of a route; a route without a group has no banners. */
export const groupOf = (path: string): Group | undefined =>
  GROUPS[path] ?? (path.startsWith('/help/') ? 'w_help' : undefined);
