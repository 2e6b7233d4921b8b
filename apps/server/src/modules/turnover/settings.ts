import { money } from '@hintha/money';
import { amount, defineSettings } from '../settings/index.ts';

export const turnoverSettings = defineSettings('turnover', ['payments', 'risk', 'administrator'], {
  /** Below it what is left is too little to be bet on, and what was open is forgiven. */
  lowBalance: amount(money(100_000n)),
});
