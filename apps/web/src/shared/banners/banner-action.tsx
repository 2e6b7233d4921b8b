import { useTranslation } from 'react-i18next';
import { Link } from '../router/link.tsx';
import styles from './banner-carousel.module.css';
import { bannerLink, type Banner } from './banner-link.ts';

/** What a banner leads to; a tap anywhere on the banner is a tap on it. */
export const BannerAction = ({ banner }: { banner: Banner }) => {
  const { t } = useTranslation();
  const link = bannerLink(banner);
  if (link === null) return null;
  const text = banner.action === '' ? t('home.hot.seeAll') : banner.action;
  if (link.kind === 'route') {
    return (
      <Link className={styles.action} to={link.to}>
        {text}
      </Link>
    );
  }
  return (
    <a className={styles.action} href={link.to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
};
