import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './referral.module.css';

/** What a friend brings, in the figures of the operator's rule. */
export const Rules = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const money = (amount: string) => formatMoney(amount, symbol);
  return (
    <section className={styles.rules}>
      <h3>{t('referral.rules')}</h3>
      <ul>
        <li>{t('referral.ruleFriend', { least: money('10000.00'), most: money('30000.00') })}</li>
        <li>{t('referral.rulePlay', { most: money('1000000.00') })}</li>
        <li>{t('referral.ruleWelcome', { welcome: money('3000.00') })}</li>
        <li>{t('referral.ruleBet')}</li>
      </ul>
    </section>
  );
};
