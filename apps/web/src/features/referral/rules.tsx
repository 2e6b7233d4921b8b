import { useTranslation } from 'react-i18next';
import { formatMoney, formatShare } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './referral.module.css';
import type { Referral } from './use-referral.ts';

/** What a friend brings, in the figures of the operator's rule. */
export const Rules = ({ terms }: { terms: Referral['terms'] }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const money = (amount: string) => formatMoney(amount, symbol);
  const { times, qualifyingDays, playDays, multiple } = terms;
  const friend = {
    least: money(terms.leastDeposit),
    times,
    days: qualifyingDays,
    share: formatShare(terms.depositShare),
    most: money(terms.mostForDeposit),
  };
  const play = {
    days: playDays,
    share: formatShare(terms.playShare),
    most: money(terms.mostForPlay),
  };
  return (
    <section className={styles.rules}>
      <h3>{t('referral.rules')}</h3>
      <ul>
        <li>{t('referral.ruleFriend', friend)}</li>
        <li>{t('referral.rulePlay', play)}</li>
        <li>{t('referral.ruleWelcome', { welcome: money(terms.welcome) })}</li>
        <li>{t('referral.ruleBet', { multiple: Number(multiple) })}</li>
      </ul>
    </section>
  );
};
