import type { content } from '@hintha/contract';

export type Banner = content.BannerView;
export type BannerLink = { kind: 'route' | 'outside'; to: string };

const OUTSIDE = /^https:\/\/[^\s\\]+$/;
/** A browser reads a backslash as a slash and skips white space. */
const ROUTE = /^\/(?![/\\])[^\s\\]*$/;
const PROMOTION = /^[1-9]\d*$/;

/** Where a banner leads: a route of this site, a promotion by its id, an address outside, or nowhere. */
export const bannerLink = ({
  linkageType,
  linkageUrl,
}: Pick<Banner, 'linkageType' | 'linkageUrl'>): BannerLink | null => {
  if (linkageType === null || linkageUrl === null) return null;
  if (linkageType === 'PROMO' && PROMOTION.test(linkageUrl))
    return { kind: 'route', to: `/promoDetail?id=${linkageUrl}` };
  if (ROUTE.test(linkageUrl)) return { kind: 'route', to: linkageUrl };
  return OUTSIDE.test(linkageUrl) ? { kind: 'outside', to: linkageUrl } : null;
};
