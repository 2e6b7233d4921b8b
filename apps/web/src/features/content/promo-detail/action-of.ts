import type { content } from '@hintha/contract';
import { bannerLink, type BannerLink } from '../../../shared/banners/banner-link.ts';

/** Where a promotion leads, when it says so with a word for it. */
export const actionOf = (promotion: content.ArticleView): (BannerLink & { text: string }) | null => {
  const link = bannerLink(promotion);
  return link === null || promotion.action === '' ? null : { ...link, text: promotion.action };
};
