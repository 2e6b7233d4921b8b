import type { LotteryRules } from '@hintha/lottery';
import { addMoney, formatAmount, type Money, negateMoney, parseAmount, ZERO } from '@hintha/money';
import { useMemo } from 'react';
import { useBalance } from '../../../shared/balance.ts';
import type { Draft } from '../game/draft.ts';
import type { Issue } from '../game/issues.ts';
import { mostOf, totalOf, type Line } from '../game/price.ts';
import type { ChangeDraft } from '../game/use-draft.ts';
import type { Lottery } from '../game/use-lottery.ts';
import type { Placing } from './use-place-order.ts';

export interface SlipProps {
  lottery: Lottery;
  rules: LotteryRules;
  issue: Issue | undefined;
  draft: Draft;
  prizeMode: number;
  placing: Placing;
  onChange: ChangeDraft;
  /** Plans a line on many draws; left out for a lottery that has none ahead. */
  onChase?: ((line: Line) => void) | undefined;
}

/** What an order comes to, and what stands in its way. */
export interface Sum {
  total: string;
  win: string;
  /** Whether some draw pays it; else no draw pays more. */
  isReached: boolean;
  isCapped: boolean;
  /** What the wallet lacks; null when there is enough, or it is not known. */
  lacks: string | null;
  isTooSmall: boolean;
  after: string | null;
}

const amountOf = (text: string | null): Money | null => {
  const read = text === null ? 'unknown' : parseAmount(text);
  return typeof read === 'string' ? null : read;
};

/** What the lines win at most, each cut off where a bet is, and all of them where a numero is. */
const useMost = ({ lottery: { limits }, rules, draft: { lines }, prizeMode }: SlipProps) => {
  const cap = amountOf(limits.mostPayout) ?? ZERO;
  const { most, isReached, isCapped } = useMemo(
    () => mostOf(rules, lines, { prizeMode, cap }),
    [rules, lines, prizeMode, cap],
  );
  const inNumero = amountOf(limits.mostPayoutInNumero) ?? most;
  const win = most < inNumero ? most : inNumero;
  return { win: formatAmount(win), isReached, isCapped: isCapped || win < most };
};

export const useSum = (props: SlipProps): Sum => {
  const { lottery, rules, draft, prizeMode } = props;
  const available = amountOf(useBalance((balance) => balance.available));
  const total = totalOf(rules, draft.lines, prizeMode);
  const after = available === null ? null : addMoney(available, negateMoney(total));
  return {
    total: formatAmount(total),
    ...useMost(props),
    lacks: after !== null && after < 0n ? formatAmount(negateMoney(after)) : null,
    isTooSmall: total < (amountOf(lottery.limits.leastOrder) ?? ZERO),
    after: after === null || after < 0n ? null : formatAmount(after),
  };
};
