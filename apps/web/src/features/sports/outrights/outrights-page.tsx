import { EmptyState, Icon } from '@hintha/ui';
import type { sports } from '@hintha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useStartAtTop } from '../live/use-start-at-top.ts';
import { useWatch } from '../live/use-watch.ts';
import { Competitors } from './competitors.tsx';
import styles from './outrights.module.css';
import { Standing } from './standing.tsx';
import { type Outright, useOutrights } from './use-outrights.ts';

/** Who wins the seasons of a sport, league by league. */
export const OutrightsPage = ({ sport }: { sport: sports.Sport }) => {
  const { t } = useTranslation('sports');
  const read = useOutrights(sport);
  useStartAtTop('outrights');
  useWatch((read.data?.list ?? []).map(({ id }) => id));
  const words = {
    waiting: t('page.outright.loading'),
    failedTitle: t('page.outright.failed'),
    failedText: t('page.failedText'),
  };
  return (
    <section className={styles.page} aria-label={t('page.outrights')}>
      <ReadList read={read} words={words}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              sign={<Icon name="sports" size={32} />}
              title={t('page.outright.noneTitle')}
              text={t('page.outright.noneText')}
            />
          ) : (
            <ul className={styles.seasons}>
              {list.map((outright) => (
                <Season key={outright.id} outright={outright} />
              ))}
            </ul>
          )
        }
      </ReadList>
    </section>
  );
};

/** A season under the name of its league, which folds it up. */
const Season = ({ outright }: { outright: Outright }) => {
  const { t } = useTranslation('sports');
  const [isFolded, setFolded] = useState(false);
  const { league, result, live } = outright;
  const [market] = outright.markets;
  const isAhead = live.state === 'SCHEDULED' && result === null;
  return (
    <li className={styles.season}>
      <h2>
        {isAhead ? (
          <button type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={18} />
            <span>{t('page.outright.winnerOf', { league: league.name })}</span>
          </button>
        ) : (
          <span className={styles.name}>{t('page.outright.winnerOf', { league: league.name })}</span>
        )}
      </h2>
      <Standing event={outright} result={result} />
      {isAhead && !isFolded && market !== undefined && <Competitors event={outright} market={market} />}
    </li>
  );
};
