import { Dialog, Icon, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/router/link.tsx';
import { opensSoon, useNavigation } from '../../shared/game-menus.ts';
import { emblemPath, PLACES, toTop, vendorPath, VENDORS_SHOWN } from '../../shared/site/destinations.ts';
import styles from './overlays.module.css';

/** Every category with its studios: the navigation of small screens. */
export const GamesSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const categories = useNavigation();
  const leave = () => {
    onClose();
    toTop();
  };
  return (
    <Dialog open onClose={onClose} title={t('shell.games')} closeLabel={t('shell.close')}>
      {categories.length === 0 && <p>{t('home.empty')}</p>}
      {categories.map(({ menu, path }, index) => (
        <details key={menu.gameCategory} className={styles.category} name="category" open={index === 0}>
          <summary>
            <img src={emblemPath(menu.gameCategory)} alt="" width="32" height="32" />
            {t(`categories.${menu.gameCategory}`)}
            {opensSoon(menu) && <Tag look="plain">{t('lobby.soon')}</Tag>}
            <Icon name="chevron-down" size={18} />
          </summary>
          <ul>
            <li>
              <Link to={path} onClick={leave}>
                <Icon name="grid" size={24} />
                {t('shell.allOf', { category: t(`categories.${menu.gameCategory}`) })}
              </Link>
            </li>
            {menu.vendors.slice(0, VENDORS_SHOWN).map(({ vendor, name, emblem }) => (
              <li key={vendor}>
                <Link to={vendorPath(path, vendor)} onClick={leave}>
                  <img src={emblem} alt="" width="24" height="24" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {PLACES.map(({ path, icon, words }) => (
        <Link key={path} className={styles.place} to={path} onClick={leave}>
          <Icon name={icon} size={24} />
          {t(`shell.${words}`)}
        </Link>
      ))}
    </Dialog>
  );
};
