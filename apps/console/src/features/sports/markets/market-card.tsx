import { Money } from '@hintha/ui';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { isTraded } from '../event-state.ts';
import { LiabilityBar } from '../liability-bar.tsx';
import { SuspendButton } from '../suspend-button.tsx';
import type { EventFile, Market } from '../use-events.ts';
import { lineOfPick, marketTitle, pickName } from './market-names.ts';
import styles from './markets.module.css';
import { shortPrice } from './read-prices.ts';

export type MarketAction = 'suspend' | 'prices' | 'back';

interface Props {
  readonly event: EventFile;
  readonly market: Market;
  readonly onAsk: (action: MarketAction) => void;
}

/** So many picks are shown of a market at first, those that cost the most among them. */
const FEW = 6;

/** The picks in their order: all of them, or the few of a long market that could cost the most. */
const shownPicks = ({ selections }: Market, isWhole: boolean): Market['selections'] => {
  if (isWhole || selections.length <= FEW) return selections;
  const heaviest = selections
    .toSorted((one, other) => Number(other.liability) - Number(one.liability))
    .slice(0, FEW);
  return selections.filter((one) => heaviest.includes(one));
};

/** A market: what each pick costs, what is at stake on it, and what the operator has when it wins. */
export const MarketCard = (props: Props) => {
  const { event, market } = props;
  const t = useTexts();
  const title = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { selections } = market;
  return (
    <article className={styles.card} aria-labelledby={title}>
      <header className={styles.cardHead}>
        <h3 id={title}>{marketTitle(t, market)}</h3>
        <Signs market={market} />
        <Actions {...props} />
      </header>
      <div className={styles.scroll}>
        {/* Roles are said, since a narrow page lays a row out in two lines, which alone would take them away. */}
        <table className={styles.picks} role="table" aria-labelledby={title}>
          <thead role="rowgroup">
            <Heads />
          </thead>
          <tbody role="rowgroup">
            {shownPicks(market, isWhole).map((one) => (
              <Pick key={one.pick} event={event} market={market} selection={one} />
            ))}
          </tbody>
        </table>
      </div>
      {selections.length > FEW && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('sports.markets.showFew') : t('sports.markets.showAll', { count: selections.length })}
        </Button>
      )}
    </article>
  );
};

const Heads = () => {
  const t = useTexts();
  const heads = [
    { name: t('sports.pick') },
    { name: t('sports.markets.price') },
    { name: t('sports.stake') },
    { name: t('sports.liability'), title: t('sports.liabilityHelp') },
    { name: t('sports.markets.wins'), title: t('sports.markets.winsHelp') },
  ];
  return (
    <tr role="row">
      {heads.map(({ name, title }) => (
        <th key={name} role="columnheader" scope="col" title={title}>
          {name}
        </th>
      ))}
    </tr>
  );
};

const Pick = ({
  event,
  market,
  selection: { pick, stake, liability, result },
}: {
  readonly event: EventFile;
  readonly market: Market;
  readonly selection: Market['selections'][number];
}) => {
  const t = useTexts();
  const { code, picks, prices } = market;
  const price = prices[picks.indexOf(pick)];
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {pickName(t, { code, line: lineOfPick(market, pick), teams: event }, pick)}
      </th>
      <td role="cell" className="num">
        {price === undefined ? '–' : shortPrice(price)}
      </td>
      <td role="cell">
        <Money amount={stake} />
      </td>
      <td role="cell">
        <LiabilityBar liability={liability} limit={event.mostLiability} />
      </td>
      <td role="cell">
        <Money amount={result} signed />
      </td>
    </tr>
  );
};

const Signs = ({ market: { state, isSuspended, hasOwnPrices } }: { market: Market }) => {
  const t = useTexts();
  // The market counts as suspended to members whoever has done it.
  const own = isSuspended && state === 'SUSPENDED';
  return (
    <>
      {isSuspended && <StateBadge tone="amber">{t('sports.markets.bySelves')}</StateBadge>}
      {hasOwnPrices && <StateBadge tone="lapis">{t('sports.markets.ownPrices')}</StateBadge>}
      {state !== 'OPEN' && !own && <StateBadge tone="gray">{t(`sports.markets.states.${state}`)}</StateBadge>}
    </>
  );
};

const Actions = ({ event, market, onAsk }: Props) => {
  const t = useTexts();
  const may = useMay();
  if (!isTraded(event) || market.state === 'CLOSED') return null;
  const { isSuspended, hasOwnPrices, prices } = market;
  const name = marketTitle(t, market);
  return (
    <span className={styles.actions}>
      {may('setSportsPrices') && prices.length > 0 && (
        <AskButton
          size="compact-xs"
          aria-label={t('sports.markets.pricesOf', { name })}
          onClick={() => onAsk('prices')}
        >
          {t('sports.markets.prices')}
        </AskButton>
      )}
      {may('setSportsPrices') && hasOwnPrices && (
        <AskButton
          size="compact-xs"
          aria-label={t('sports.markets.backOf', { name })}
          onClick={() => onAsk('back')}
        >
          {t('sports.markets.back')}
        </AskButton>
      )}
      {may('suspendSportsMarket') && (
        <SuspendButton name={name} isSuspended={isSuspended} onAsk={() => onAsk('suspend')} />
      )}
    </span>
  );
};
