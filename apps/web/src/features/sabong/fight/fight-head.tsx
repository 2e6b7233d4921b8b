import { useTranslation } from 'react-i18next';
import { StateTag } from '../arena-tabs.tsx';
import type { Fight } from '../live/use-arenas.ts';
import { Countdown } from './countdown.tsx';
import styles from './fight.module.css';

/** Which fight it is, how far it is, and how long bets are taken yet. */
export const FightHead = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  const { number, state, openedAt, closesAt } = fight;
  const isOpen = state === 'OPEN' || state === 'LAST_CALL';
  return (
    <header className={styles.head}>
      <h2>{t('page.fight', { number })}</h2>
      <span aria-live="polite">
        <StateTag state={state} />
      </span>
      {isOpen && openedAt !== null && closesAt !== null && (
        <Countdown openedAt={openedAt} closesAt={closesAt} />
      )}
    </header>
  );
};
