import { Icon, Money } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { writePrice } from '../../../../shared/sports/prices.ts';
import type { SlipBets } from '../use-slip-bets.ts';
import { PossibleWin, SlipFigures } from '../../../../shared/slip/slip-parts.tsx';
import styles from './slip.module.css';

/** What the slip costs and can pay. */
export const Figures = ({ bets }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const { sum } = bets;
  return (
    <SlipFigures>
      <Combined bets={bets} />
      {sum.bets > 1 && (
        <div>
          <dt>{t('slip.bets')}</dt>
          <dd className="num">{formatNumber(sum.bets)}</dd>
        </div>
      )}
      <div>
        <dt>{t('slip.total')}</dt>
        <dd>
          <Money amount={formatAmount(sum.stake)} symbol={symbol} />
        </dd>
      </div>
      <div aria-live="polite">
        <dt>{t(sum.isAbout ? 'slip.payoutAbout' : 'slip.payout')}</dt>
        <PossibleWin amount={formatAmount(sum.payout)} />
      </div>
    </SlipFigures>
  );
};

/** The price of all selections together, where there is one; one that has changed beside what it was. */
const Combined = ({ bets: { bets, mode, togetherNow } }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const combined = mode === 'single' ? null : bets[0]?.worked.combined;
  if (combined === null || combined === undefined) return null;
  return (
    <div>
      <dt>{t('slip.combined')}</dt>
      <dd className="num">
        {togetherNow === null ? (
          combined
        ) : (
          <>
            <s>{combined}</s> <Icon name="chevron-right" size={14} label="→" />{' '}
            <b>{writePrice(togetherNow, 'decimal')}</b>
          </>
        )}
      </dd>
    </div>
  );
};

/** What the operator says of the bet beforehand. */
export const Terms = ({ bets: { bets } }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const [only, ...others] = bets;
  const mostPayout = others.length === 0 ? only?.quote?.mostPayout : undefined;
  const seconds = Math.max(0, ...bets.map(({ quote }) => quote?.delaySeconds ?? 0));
  return (
    <>
      {seconds > 0 && <p className={styles.text}>{t('slip.delay', { seconds })}</p>}
      {mostPayout !== undefined && (
        <p className={styles.text}>{t('slip.mostPayout', { amount: formatMoney(mostPayout, symbol) })}</p>
      )}
    </>
  );
};
