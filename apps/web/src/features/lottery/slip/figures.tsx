import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { Lottery } from '../game/use-lottery.ts';
import { PossibleWin, SlipFigures } from '../../../shared/slip/slip-parts.tsx';
import styles from './slip.module.css';
import type { Sum } from './use-sum.ts';

/** The total of an order, and what it can win. */
export const Figures = ({ sum, limits }: { sum: Sum; limits: Lottery['limits'] }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  return (
    <SlipFigures>
      <div>
        <dt>{t('betting.total')}</dt>
        <dd>
          <Money amount={sum.total} symbol={symbol} />
        </dd>
      </div>
      <div>
        <dt>{t(sum.isReached ? 'betting.mostWin' : 'betting.mostWinUpTo')}</dt>
        <PossibleWin amount={sum.win} />
      </div>
      {sum.isCapped && (
        <p className={styles.text}>
          {t('betting.capped', {
            one: formatMoney(limits.mostPayout, symbol),
            all: formatMoney(limits.mostPayoutInNumero, symbol),
          })}
        </p>
      )}
    </SlipFigures>
  );
};
