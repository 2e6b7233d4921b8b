import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { leastOf, mostOf } from '../modes.ts';
import type { SlipBet } from '../use-slip-bets.ts';
import type { Mode } from '../slip.ts';

const REJECTIONS = ['market_closed', 'incident', 'line_changed', 'price_changed', 'limit'] as const;

/** What a code of the server says of a slip, where it has no words of its own. */
export const useProblemText = () => {
  const { t } = useTranslation('sports');
  return (code: string): string => {
    const rejection = REJECTIONS.find((one) => one === code);
    if (rejection !== undefined) return t(`slip.rejections.${rejection}`);
    if (code === 'price_out_of_range') return t('slip.outOfRange');
    if (code === 'related_legs') return t('slip.noBuilder');
    return t('slip.cannotCombine');
  };
};

/** Problems that the lines of a bet say themselves. */
const SAID_BY_LINES: readonly SlipBet['problem'][] = [
  null,
  'sameMatch',
  'notOpen',
  'moved',
  'begun',
  'unpriced',
];
const FEW: readonly SlipBet['problem'][] = ['tooFew', 'too_few_legs'];
const MANY: readonly SlipBet['problem'][] = ['tooMany', 'too_many_legs'];

/** What keeps a bet from being placed, in words; nothing where its lines say it. */
export const useBetProblem = () => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const textOf = useProblemText();
  return ({ problem, quote }: SlipBet, mode: Mode): string | null => {
    if (problem === null || SAID_BY_LINES.includes(problem)) return null;
    if (FEW.includes(problem)) return t('slip.tooFew', { count: leastOf(mode) });
    if (MANY.includes(problem)) return t('slip.tooMany', { count: mostOf(mode) });
    if (problem === 'noStake') return t('slip.noStake');
    if (quote !== undefined && problem === 'least')
      return t('slip.least', { amount: formatMoney(quote.least, symbol) });
    if (quote !== undefined && problem === 'tooMuch')
      return t('slip.tooMuch', { amount: formatMoney(quote.most, symbol) });
    return textOf(problem);
  };
};
