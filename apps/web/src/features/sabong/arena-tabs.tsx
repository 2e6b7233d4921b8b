import { Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Arena } from './live/use-arenas.ts';
import styles from './sabong.module.css';

interface ArenaTabsProps {
  arenas: readonly Arena[];
  chosen: string;
  onChoose: (arena: string) => void;
}

/** The arenas side by side, each with the fight that is on there. */
export const ArenaTabs = ({ arenas, chosen, onChoose }: ArenaTabsProps) => {
  const { t } = useTranslation('sabong');
  return (
    <div className={styles.arenas} role="group" aria-label={t('page.arenas')}>
      {arenas.map(({ code, name, current }) => (
        <button
          key={code}
          type="button"
          className={styles.arena}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          <b>{name}</b>
          <span className={styles.text}>
            {current === null ? t('page.noFights') : t('page.fight', { number: current.number })}
          </span>
          {current !== null && <StateTag state={current.state} />}
        </button>
      ))}
    </div>
  );
};

type State = NonNullable<Arena['current']>['state'];

const LOOKS = {
  UPCOMING: 'plain',
  OPEN: 'open',
  LAST_CALL: 'warning',
  CLOSED: 'plain',
  FIGHTING: 'live',
  RESULT: 'info',
  SETTLED: 'plain',
  CANCELLED: 'bad',
} as const;

/** How far a fight is, in a word. */
export const StateTag = ({ state }: { state: State }) => {
  const { t } = useTranslation('sabong');
  return <Tag look={LOOKS[state]}>{t(`page.states.${state}`)}</Tag>;
};
