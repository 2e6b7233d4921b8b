import { Icon } from '@hintha/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/router/link.tsx';
import { isOpen, useNavigation } from '../../shared/game-menus.ts';
import { SectionHeader } from '../../shared/page/page-section.tsx';
import { vendorPath } from '../../shared/site/destinations.ts';
import { tintOf } from './tint-of.ts';
import styles from './vendors-row.module.css';

/** Whether a row holds more than it shows. */
const useOverflow = (count: number) => {
  const row = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const list = row.current;
    if (list === null || count === 0) return undefined;
    const watch = new ResizeObserver(() => setOverflows(list.scrollWidth > list.clientWidth + 1));
    watch.observe(list);
    return () => watch.disconnect();
  }, [count]);
  return { row, overflows };
};

const useVendors = () =>
  useNavigation().flatMap(({ menu, path }) =>
    menu.vendors.filter(isOpen).map(({ vendor, name, emblem, maintenance }) => ({
      key: `${menu.gameCategory}:${vendor}`,
      to: vendorPath(path, vendor),
      tint: tintOf(vendor),
      name,
      emblem,
      maintenance,
    })),
  );

/** The studios, ten at a time on a wide screen. */
export const VendorsRow = () => {
  const { t } = useTranslation();
  const vendors = useVendors();
  const { row, overflows } = useOverflow(vendors.length);
  if (vendors.length === 0) return null;
  const turn = (way: 1 | -1) =>
    row.current?.scrollBy({ left: way * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className={styles.section}>
      <SectionHeader title={t('home.vendors.title')}>
        {overflows && (
          <span className={styles.arrows}>
            <button type="button" aria-label={t('home.vendors.previous')} onClick={() => turn(-1)}>
              <Icon name="chevron-left" size={18} />
            </button>
            <button type="button" aria-label={t('home.vendors.next')} onClick={() => turn(1)}>
              <Icon name="chevron-right" size={18} />
            </button>
          </span>
        )}
      </SectionHeader>
      <ul className={styles.row} ref={row}>
        {vendors.map(({ key, to, tint, name, emblem, maintenance }) => (
          <li key={key}>
            <Link to={to} data-tint={tint}>
              <span className={styles.octagon}>
                <img src={emblem} alt="" width="38" height="38" loading="lazy" />
              </span>
              <span className={styles.name}>{name}</span>
              {maintenance && <Icon name="warning" size={16} label={t('game.resting')} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
