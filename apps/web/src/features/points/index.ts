/** The points shop: what points buy, how they become money, and where they came from. */
export { PointMallPage } from './point-mall-page.tsx';
