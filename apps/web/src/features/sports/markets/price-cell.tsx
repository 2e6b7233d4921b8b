import { classNames, Icon } from '@hintha/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownMarket, Move, SportsEvent } from '../live/book.ts';
import { useMarket } from '../live/use-book.ts';
import { tapPrice } from '../slip/tap-price.ts';
import { useIsSelected } from '../slip/use-slip.ts';
import styles from './price-cell.module.css';
import { carriesFee, isOffered, priceOfPick } from '../../../shared/sports/picks.ts';
import { withMinus, writePrice } from '../../../shared/sports/prices.ts';
import { usePickWords } from '../../../shared/sports/use-pick-words.ts';
import { type PriceFormat, usePreferences } from './use-preferences.ts';

/** What is bet on stands over the price, or beside it; by its whole name, or as short as the trade has it. */
export type CellLook = 'over' | 'beside' | 'named' | 'named-over';

interface PriceCellProps {
  event: SportsEvent;
  marketId: string;
  pick: string;
  look: CellLook;
}

/** One price, which goes onto the slip by a tap and off it by another. It keeps its size whatever it shows. */
export const PriceCell = memo((props: PriceCellProps) => {
  const known = useMarket(props.marketId);
  return known === undefined ? <NoPrice look={props.look} /> : <Cell {...props} known={known} />;
});

/** The place of a price that is not offered. */
export const NoPrice = ({ look }: { look: CellLook }) => (
  <span className={classNames(styles.cell, styles.none)} data-look={look} aria-hidden />
);

const textOf = ({ market }: KnownMarket, pick: string, format: PriceFormat): string => {
  const price = priceOfPick(market, pick);
  return price === null ? (market.fee?.text ?? '') : withMinus(writePrice(price, format));
};

/** A pick of an open market may be closed by itself. */
const stateOf = ({ market, state }: KnownMarket, pick: string): KnownMarket['state'] =>
  isOffered(market, pick) ? state : 'CLOSED';

interface Spoken {
  isSelected: boolean;
  state: KnownMarket['state'];
  move: Move | undefined;
}

/** What a screen reader says of a price beside the price itself. */
const useSpokenState = () => {
  const { t } = useTranslation('sports');
  return ({ isSelected, state, move }: Spoken): readonly string[] => {
    const words: readonly (readonly [boolean, string])[] = [
      [isSelected, t('markets.isSelected')],
      [state === 'SUSPENDED', t('markets.isSuspended')],
      [state === 'CLOSED', t('markets.isClosed')],
      [move === 'up', t('markets.isUp')],
      [move === 'down', t('markets.isDown')],
    ];
    return words.flatMap(([isSo, word]) => (isSo ? [word] : []));
  };
};

const Cell = ({ event, known, pick, look }: PriceCellProps & { known: KnownMarket }) => {
  const words = usePickWords();
  const spokenState = useSpokenState();
  const format = usePreferences((preferences) => preferences.format);
  const { market } = known;
  const state = stateOf(known, pick);
  const { id, code, line, fee } = market;
  const isSelected = useIsSelected(id, pick);
  const selected = { code, pick, line, fee };
  const text = textOf(known, pick, format);
  // An arrow stands beside an open price alone.
  const move = state === 'OPEN' ? known.moves[pick] : undefined;
  const named = words.spokenPrice(selected, event, text);
  const isWritten = fee === null || carriesFee(code, pick, market);
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look}
      data-state={state}
      data-move={move}
      aria-pressed={isSelected}
      aria-disabled={state !== 'OPEN' || undefined}
      onClick={() => tapPrice(event, { market, state }, pick)}
    >
      <span className="visually-hidden">
        {[named, ...spokenState({ isSelected, state, move })].join(', ')}
      </span>
      <span className={styles.label} aria-hidden>
        {look.startsWith('named') ? words.pickName(selected, event) : words.shortPick(selected)}
      </span>
      <Price text={isWritten ? text : ''} state={state} move={move} />
    </button>
  );
};

const Price = ({
  text,
  state,
  move,
}: {
  text: string;
  state: KnownMarket['state'];
  move: Move | undefined;
}) =>
  state === 'OPEN' && text === '' ? null : (
    <span className={classNames('num', styles.price)} aria-hidden>
      {state === 'OPEN' ? text : <Icon name="lock" size={16} />}
      {move !== undefined && <i className={styles.arrow} data-move={move} />}
    </span>
  );
