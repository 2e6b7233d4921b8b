import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight } from '../live/use-arenas.ts';
import { BeadRoad } from './bead-road.tsx';
import { BigRoad } from './big-road.tsx';
import styles from './roads.module.css';
import { countOf, endedOf, type EndedFight } from './to-results.ts';

const LAST = 5;

/** The results of a card as roads, or as a list for whoever reads them so. */
export const Roads = ({ fights }: { fights: readonly Fight[] }) => {
  const { t } = useTranslation('sabong');
  const [isList, setIsList] = useState(false);
  const ended = endedOf(fights);
  if (ended.length === 0) return null;
  return (
    <section className={styles.roads}>
      <header className={styles.head}>
        <h2>{t('roads.roads')}</h2>
        <Button onClick={() => setIsList(!isList)}>{t(isList ? 'roads.asRoads' : 'roads.asList')}</Button>
      </header>
      {isList ? <List ended={ended} /> : <Drawn ended={ended} />}
      <p className={styles.text}>{t('roads.noMemory')}</p>
    </section>
  );
};

const Drawn = ({ ended }: { ended: readonly EndedFight[] }) => {
  const { t } = useTranslation('sabong');
  const last = ended.slice(-LAST).map(({ outcome }) => t(`roads.letters.${outcome}`));
  const summary = t('roads.summary', {
    meron: countOf(ended, 'meron'),
    wala: countOf(ended, 'wala'),
    draw: countOf(ended, 'draw'),
    last: last.join(' '),
  });
  return (
    <>
      <p className={styles.text}>{summary}</p>
      <figure className={styles.road}>
        <figcaption>{t('roads.big')}</figcaption>
        <BigRoad ended={ended} label={`${t('roads.big')}. ${summary}`} />
      </figure>
      <figure className={styles.road}>
        <figcaption>{t('roads.bead')}</figcaption>
        <BeadRoad ended={ended} label={`${t('roads.bead')}. ${summary}`} />
      </figure>
    </>
  );
};

const List = ({ ended }: { ended: readonly EndedFight[] }) => {
  const { t } = useTranslation('sabong');
  return (
    <ol className={styles.list}>
      {ended.toReversed().map(({ id, number, outcome }) => (
        <li key={id}>
          <span>{t('page.fight', { number })}</span>
          <b data-outcome={outcome}>
            {outcome === 'cancelled' ? t('page.states.CANCELLED') : t(`page.${outcome}`)}
          </b>
        </li>
      ))}
    </ol>
  );
};
