/** Promotions as the server tells them: the list and one of them. */
export { PromoDetailPage } from './promo-detail-page.tsx';
export { PromotionList } from './promotion-list.tsx';
