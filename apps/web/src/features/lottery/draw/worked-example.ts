import { formatSelection, parseSelection, type Play } from '@hintha/lottery';
import { formatAmount, money } from '@hintha/money';
import { priceLine, unitStakeOf, type Prices } from '../game/price.ts';

export interface WorkedExample {
  readonly numbers: string;
  readonly combinations: number;
  readonly unitStake: string;
  readonly stake: string;
  readonly least: string;
  readonly most: string;
}

/** So many items further on a selection begins at most until one is found that is sold. */
const MOST_STARTS = 12;

const bankersOf = ({ grammar: { parts, bankers = 0 } }: Play): string => {
  const items = Array.from({ length: bankers }, (_, item) => parts[0]?.symbols.print(item) ?? '');
  return `${items[0]}#${items.slice(1).join(',')}`;
};

/** As many items as each part needs, none of them twice, from one item on. */
const partsFrom = (play: Play, start: number): string => {
  let next = start;
  const parts = play.grammar.parts.map(({ least, symbols }) =>
    Array.from({ length: Math.max(1, least) }, () => next++ % symbols.size),
  );
  return formatSelection(play, { kind: 'parts', parts: parts.map((part) => part.toSorted((a, b) => a - b)) });
};

/** The smallest selection of a play. */
const smallestOf = (play: Play): string | undefined => {
  if (play.grammar.bankers !== undefined) return bankersOf(play);
  const starts = Array.from({ length: MOST_STARTS }, (_, at) => partsFrom(play, at + 1));
  return starts.find((text) => typeof parseSelection(play, text) !== 'string');
};

const SHOWN_STAKE = { amount: '1000', times: 1, unit: '1' } as const;

/** A bet of a play with what it costs and pays, worked out from the declaration that decides it. */
export const workedExample = (prices: Prices, play: Play, prizeMode: number): WorkedExample | undefined => {
  const numbers = smallestOf(play);
  const unit = unitStakeOf(prices, SHOWN_STAKE);
  if (numbers === undefined || unit === undefined) return undefined;
  const unitStake = formatAmount(unit);
  const priced = priceLine(prices.rules, { playType: play.code, numbers, unitStake }, prizeMode);
  if (priced === undefined) return undefined;
  const [least, most] = priced.hit.map((amount) => formatAmount(money(amount)));
  return {
    numbers,
    combinations: priced.combinations,
    unitStake,
    stake: formatAmount(priced.stake),
    least: least ?? '',
    most: most ?? '',
  };
};
