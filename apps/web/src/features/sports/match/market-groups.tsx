import { Tabs } from '@hintha/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportsEvent } from '../live/book.ts';
import { book, type Market } from '../live/book.ts';
import { useShownIds } from '../live/use-book.ts';
import { groupsOf, type GroupName } from '../markets/market-groups.ts';
import { type CellLook, PriceCell } from '../markets/price-cell.tsx';
import { usePickWords } from '../../../shared/sports/use-pick-words.ts';
import styles from './match.module.css';

/** Which markets there are changes rarely; what they cost is the business of each price. */
const useMarketsOf = (event: SportsEvent): readonly Market[] => {
  const ids = useShownIds(event.id);
  return useMemo(() => ids.flatMap((id) => book.market(id)?.market ?? []), [ids]);
};

/** All that can be bet on in a match, by what it is about. */
export const MarketGroups = ({ event }: { event: SportsEvent }) => {
  const { t } = useTranslation('sports');
  const markets = useMarketsOf(event);
  const groups = useMemo(() => groupsOf(markets), [markets]);
  const [asked, setAsked] = useState<GroupName>('main');
  const chosen = groups.find(({ name }) => name === asked) ?? groups[0];
  const nameOf = (name: GroupName): string => {
    if (name.startsWith('map ')) return t('page.group.map', { map: name.slice(4) });
    return t(`page.group.${name as Exclude<GroupName, `map ${string}`>}`);
  };
  if (chosen === undefined) return <p className={styles.text}>{t('page.noMarkets')}</p>;
  return (
    <div className={styles.groups}>
      <Tabs<GroupName>
        label={t('page.marketGroups')}
        tabs={groups.map(({ name }) => ({ value: name, name: nameOf(name) }))}
        chosen={chosen.name}
        onChoose={setAsked}
      >
        <div className={styles.markets}>
          {chosen.codes.map((code) => (
            <MarketBlock
              key={code}
              event={event}
              code={code}
              markets={markets.filter((market) => market.code === code)}
            />
          ))}
        </div>
      </Tabs>
    </div>
  );
};

/** Picks that the trade has short names for, which nobody wants to read in full nine times. */
const SHORT = ['double_chance', 'half_time_full_time', 'correct_score', 'correct_map_score'];

/** How the prices of a market stand: three beside one another with little room, or two. */
const layoutOf = (code: string, picks: number): { across: 2 | 3; look: CellLook } => {
  if (SHORT.includes(code)) return { across: 3, look: 'over' };
  return picks === 3 ? { across: 3, look: 'named-over' } : { across: 2, look: 'named' };
};

interface MarketBlockProps {
  event: SportsEvent;
  code: string;
  /** Its lines. */
  markets: readonly Market[];
}

const MarketBlock = ({ event, code, markets }: MarketBlockProps) => {
  const words = usePickWords();
  return (
    <section className={styles.market} aria-label={words.marketName(code)}>
      <h2>{words.marketName(code)}</h2>
      {markets.map(({ id, picks }) => {
        const { across, look } = layoutOf(code, picks.length);
        return (
          <div key={id} className={styles.prices} data-across={across}>
            {picks.map((pick) => (
              <PriceCell key={pick} event={event} marketId={id} pick={pick} look={look} />
            ))}
          </div>
        );
      })}
    </section>
  );
};
