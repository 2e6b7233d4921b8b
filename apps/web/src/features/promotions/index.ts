/** What the server gives and raffles: the bonuses and the activities. */
export { PromotionsPage } from './promotions-page.tsx';
