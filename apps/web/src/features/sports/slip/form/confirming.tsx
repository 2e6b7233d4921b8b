import { Button } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { withMinus, writePrice } from '../../../../shared/sports/prices.ts';
import { usePickWords } from '../../../../shared/sports/use-pick-words.ts';
import { slipPlacer } from '../placing/placers.ts';
import type { SlipBets } from '../use-slip-bets.ts';
import { SpokenBet } from '../../../../shared/slip/slip-parts.tsx';
import { confirmBets } from './place-slip.ts';
import { Figures, Terms } from './figures.tsx';
import styles from './slip.module.css';

/** A large bet once more in words, with the amount on the button. */
export const Confirming = ({ bets }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const words = usePickWords();
  const { sum, ready, balanceAfter } = bets;
  const legs = ready.flatMap(({ bet }) => bet.legs.map(({ key, leg }) => ({ key, leg, format: bet.format })));
  return (
    <>
      <h3 className={styles.title}>{t('slip.confirmTitle')}</h3>
      <p className={styles.text}>{t('slip.confirmText')}</p>
      <ul className={styles.lines}>
        {legs.map(({ key, leg, format }) => (
          <li key={key}>
            <SpokenBet>
              {words.spokenPrice(leg, leg, withMinus(writePrice(leg.price ?? '', format)))}
            </SpokenBet>
          </li>
        ))}
      </ul>
      <Figures bets={bets} />
      <Terms bets={bets} />
      {balanceAfter !== null && (
        <p className={styles.text}>{t('slip.balanceAfter', { amount: formatMoney(balanceAfter, symbol) })}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => slipPlacer.dispatch({ type: 'edit' })}>{t('slip.change')}</Button>
        <Button look="gold" onClick={() => confirmBets(slipPlacer, bets)}>
          {t('slip.bet', { amount: formatMoney(formatAmount(sum.stake), symbol) })}
        </Button>
      </div>
    </>
  );
};
