import { EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { Below } from './below/below.tsx';
import { Betting } from './betting/betting.tsx';
import { currentOf, nextOf } from './live/merge-fights.ts';
import { type Arena, type Card, type Fight, useCard } from './live/use-arenas.ts';
import { useStream } from './live/use-stream.ts';
import { Roads } from './roads/roads.tsx';
import styles from './sabong.module.css';

/** An arena: the fight that is on and bets on it, the roads of the card, what was bet and what came. */
export const ArenaCard = ({ arena }: { arena: Arena }) => {
  const { t } = useTranslation('sabong');
  useStream(arena.code);
  const words = {
    waiting: t('page.loading'),
    failedTitle: t('page.failedTitle'),
    failedText: t('page.failedText'),
  };
  return (
    <ReadList read={useCard(arena.code)} words={words}>
      {(card) => <Fights card={card} />}
    </ReadList>
  );
};

const Fights = ({ card }: { card: Card }) => {
  const { t } = useTranslation('sabong');
  const { fights, limits, arena } = card;
  const current = currentOf(fights);
  if (current === undefined)
    return (
      <EmptyState
        sign={<Icon name="rooster" size={32} />}
        title={t('page.noFights')}
        text={t('page.noFightsText')}
      />
    );
  const next = nextOf(fights);
  const over = fights.filter(({ state }) => state === 'SETTLED' || state === 'CANCELLED').length;
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <Betting key={current.id} fight={current} limits={limits} />
        {next !== undefined && next !== current && <Next fight={next} />}
        <p className={styles.text}>{t('page.fightsDone', { over, fights: fights.length })}</p>
      </div>
      <div className={styles.column}>
        <Roads fights={fights} />
        <Below arena={arena.code} />
      </div>
    </div>
  );
};

const Next = ({ fight: { number, meron, wala } }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  return (
    <p className={styles.next}>
      <span>
        {t('page.next')} · {t('page.fight', { number })}
      </span>
      <b>
        {meron} – {wala}
      </b>
    </p>
  );
};
