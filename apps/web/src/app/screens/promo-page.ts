import { createElement } from 'react';
import { Offers } from '../../features/bonuses/index.ts';
import { PromotionList } from '../../features/content/promo-detail/index.ts';
import { PromotionsPage } from '../../features/promotions/index.ts';

/** The page of promotions with the bonuses of the member on it. */
export const PromoPage = () => createElement(PromotionsPage, { Offers, News: PromotionList });
