import { useLocation } from 'react-router';
import { BannerCarousel } from '../../../shared/banners/banner-carousel.tsx';
import { notices } from '../../../shared/site/notices.ts';
import { groupOf } from './group-of.ts';
import styles from './route-banners.module.css';

/** The banners of the route; most routes have none, so nothing stands in their place before they are known. */
export const RouteBanners = () => {
  const { pathname } = useLocation();
  const group = groupOf(pathname);
  const isKnown = notices.use(({ value }) => value !== null);
  if (group === undefined || !isKnown) return null;
  return <BannerCarousel key={group} group={group} className={styles.banners ?? ''} />;
};
