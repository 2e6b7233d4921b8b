import { formatSelection, parseSelection, type LotteryRules, type Play } from '@hintha/lottery';
import { formatAmount, money } from '@hintha/money';
import { priceLine, unitStakeOf } from '../game/price.ts';

export interface WorkedExample {
  readonly numbers: string;
  readonly combinations: number;
  readonly unitStake: string;
  readonly stake: string;
  readonly least: string;
  readonly most: string;
}

/** The smallest selection of a play, made of its first items: one more in each part until it is whole. */
const smallestOf = (play: Play): string | undefined => {
  const { parts, bankers, distinct } = play.grammar;
  if (bankers !== undefined) {
    const [part] = parts;
    const items = Array.from({ length: bankers }, (_, item) => part?.symbols.print(item) ?? '');
    return `${items[0]}#${items.slice(1).join(',')}`;
  }
  const apart = distinct === true || parts.length > 1;
  const lists = parts.map(({ least, symbols }, at) =>
    Array.from({ length: Math.max(1, least) }, (_, item) => (item + (apart ? at : 0)) % symbols.size),
  );
  const text = formatSelection(play, { kind: 'parts', parts: lists });
  return typeof parseSelection(play, text) === 'string' ? undefined : text;
};

const SHOWN_STAKE = { amount: '1000', times: 1, unit: '1' } as const;

/** A bet of a play with what it costs and pays, worked out from the declaration that decides it. */
export const workedExample = (
  rules: LotteryRules,
  play: Play,
  prizeMode: number,
): WorkedExample | undefined => {
  const numbers = smallestOf(play);
  const unit = unitStakeOf(rules, SHOWN_STAKE);
  if (numbers === undefined || unit === undefined) return undefined;
  const unitStake = formatAmount(unit);
  const priced = priceLine(rules, { playType: play.code, numbers, unitStake }, prizeMode);
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
