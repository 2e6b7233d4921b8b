import { useState } from 'react';
import { useTexts } from '../../../shared/language.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import type { EventFile, Market } from '../use-events.ts';
import { type MarketAction, MarketCard } from './market-card.tsx';
import { MarketDialogs } from './market-dialogs.tsx';
import styles from './markets.module.css';

const hasStakes = ({ selections }: Market): boolean => selections.some(({ stake }) => Number(stake) > 0);

const emptyKey = (event: EventFile) =>
  event.markets.length === 0 ? 'sports.markets.none' : 'sports.markets.noneStaked';

/** The markets of an event with what is at stake on each pick; all of them, or those that have bets. */
export const Markets = ({ event }: { event: EventFile }) => {
  const t = useTexts();
  const { values, set } = useUrlFilters(['markets']);
  const [asked, setAsked] = useState<{ action: MarketAction; id: string } | null>(null);
  const staked = event.markets.filter(hasStakes);
  const isStaked = values.markets === 'staked';
  const shown = isStaked ? staked : event.markets;
  const market = event.markets.find(({ id }) => id === asked?.id);
  return (
    <section className={styles.section} aria-labelledby="markets-title">
      <div className={styles.head}>
        <h2 id="markets-title">{t('sports.markets.title')}</h2>
        <ViewTabs
          label={t('sports.markets.which')}
          value={isStaked ? 'staked' : 'all'}
          views={[
            {
              value: 'all',
              name: t('sports.markets.all'),
              badge: <b className="num">{event.markets.length}</b>,
            },
            {
              value: 'staked',
              name: t('sports.markets.staked'),
              badge: <b className="num">{staked.length}</b>,
            },
          ]}
          onChoose={(value) => set('markets', value === 'all' ? '' : value)}
        />
      </div>
      {shown.length === 0 && <p>{t(emptyKey(event))}</p>}
      <div className={styles.cards}>
        {shown.map((one) => (
          <MarketCard
            key={one.id}
            event={event}
            market={one}
            onAsk={(action) => setAsked({ action, id: one.id })}
          />
        ))}
      </div>
      {asked !== null && market !== undefined && (
        <MarketDialogs event={event} market={market} action={asked.action} onClose={() => setAsked(null)} />
      )}
    </section>
  );
};
