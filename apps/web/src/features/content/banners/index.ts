/** The banners above a page. */
export { RouteBanners } from './route-banners.tsx';
