import type { content } from '@hintha/contract';

export type Banner = content.BannerView;
export type BannerLink = { kind: 'route' | 'outside'; to: string };

const OUTSIDE = /^https:\/\//;
const ROUTE = /^\/(?!\/)/;

/** Where a banner leads: a route of this site, an address outside, or nowhere. */
export const bannerLink = ({
  linkageType,
  linkageUrl,
}: Pick<Banner, 'linkageType' | 'linkageUrl'>): BannerLink | null => {
  if (linkageType === null || linkageUrl === null) return null;
  if (ROUTE.test(linkageUrl)) return { kind: 'route', to: linkageUrl };
  return OUTSIDE.test(linkageUrl) ? { kind: 'outside', to: linkageUrl } : null;
};
