import { Crest, Icon, Octagon, type IconName } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format.ts';
import { useAllGames } from './home-games.ts';
import styles from './why-us.module.css';

const REASONS = [
  ['payout', 'wallet'],
  ['safe', 'lock'],
  ['games', 'grid'],
  ['everywhere', 'phone'],
  ['service', 'chat'],
] as const satisfies readonly (readonly [string, IconName])[];

/** What the server says of itself; the number of games is counted, not claimed. */
export const WhyUs = () => {
  const { t } = useTranslation();
  const { data } = useAllGames();
  const total = data?.total ?? 0;
  // Nothing is said that is not so: no count without games.
  const shown = { games: total > 0 };
  const reasons = REASONS.filter(([reason]) => !(reason in shown) || shown[reason as keyof typeof shown]);
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>
        <Crest size={20} />
        {t('home.why.title')}
      </h2>
      <ul>
        {reasons.map(([reason, icon]) => (
          <li key={reason}>
            <Octagon>
              <Icon name={icon} size={22} />
            </Octagon>
            <p>
              <b>{t(`home.why.${reason}`, { number: formatNumber(total) })}</b>
              <span>{t(`home.why.${reason}Text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
