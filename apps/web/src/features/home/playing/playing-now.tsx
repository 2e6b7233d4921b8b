import { IconButton, Money, Tag } from '@hintha/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { useNear } from '../../../shared/carousels/use-near.ts';
import { Cover } from '../../../shared/game/cover.tsx';
import { SectionHeader } from '../../../shared/page/page-section.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { howLongAgo } from '../how-long-ago.ts';
import styles from './playing-now.module.css';
import { type Played, usePlaying } from './use-playing.ts';

/** Bets of members as they are placed, names masked; the row comes near before it is asked for, and a quiet day has none. */
export const PlayingNow = () => {
  const { t } = useTranslation();
  const part = useRef<HTMLElement>(null);
  const near = useNear(part);
  const [paused, setPaused] = useState(false);
  const bets = usePlaying(near && !paused);
  if (bets?.length === 0) return null;
  return (
    <section ref={part} className={styles.section} aria-busy={bets === undefined}>
      <SectionHeader title={t('home.playing.title')}>
        <IconButton
          className={styles.pause}
          icon={paused ? 'play' : 'pause'}
          aria-label={t(paused ? 'home.playing.go' : 'home.playing.pause')}
          onClick={() => setPaused(!paused)}
        />
      </SectionHeader>
      <div className={styles.strip} role="region" aria-label={t('home.playing.title')} tabIndex={0}>
        <ul className={styles.row}>
          {bets?.map((bet, place) => (
            // The places stay where they are and only what stands in them goes on: nothing shifts while somebody reads.
            <li key={place}>
              <Bet key={bet.key} bet={bet} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const Bet = ({ bet: { player, gameName, cover, stake, placedAt, demo } }: { bet: Played }) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  const { unit, number } = howLongAgo(placedAt, useServerNow(60_000));
  return (
    <div className={styles.bet}>
      <span className={styles.cover}>
        <Cover src={cover} width={48} />
      </span>
      <span className={styles.words}>
        <b>{gameName}</b>
        <span className={styles.stake}>
          <Money amount={stake} symbol={symbol} />
          {demo && <Tag>{t('home.winners.demo')}</Tag>}
        </span>
        <small>
          {player} · {t(`home.winners.${unit}`, { number })}
        </small>
      </span>
    </div>
  );
};
