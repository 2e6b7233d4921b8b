import type { LotteryRules } from '@hintha/lottery';
import type { Lottery } from '../game/use-lottery.ts';

export interface BelowProps {
  lottery: Lottery;
  rules: LotteryRules;
}
