import { Button, Tag } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { refreshBalance } from '../../shared/balance.ts';
import { explain } from '../../shared/explain.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { showToast } from '../../shared/toasts.ts';
import styles from './contracts.module.css';
import { type Kind, paymentWords, usePayments, useReadAgain } from './use-contracts.ts';

/** What is still to be paid; what waits for the payer's press can be paid here. */
export const OpenPayments = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { data = [] } = usePayments(kind);
  const { pay, busy } = usePay(symbol);
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('contracts.open')}>
      <h3>{t('contracts.open')}</h3>
      <ul className={styles.cards}>
        {data.map((payment) => {
          const { id, direction, party, period, amount, paid, state, dueAt } = payment;
          const other = party ?? t('contracts.operator');
          return (
            <li key={id} className={styles.card}>
              <div className={styles.head}>
                <b>{t(direction === 'UP' ? 'contracts.from' : 'contracts.to', { party: other })}</b>
                <Tag look={state === 'OWED' ? 'hot' : 'plain'}>
                  {t(`contracts.payments.${paymentWords(state)}`)}
                </Tag>
              </div>
              <p className="num">
                {formatMoney(amount, symbol)} · {period}
              </p>
              <p className={styles.note}>
                {Number(paid) > 0 && t('contracts.paid', { amount: formatMoney(paid, symbol) })}{' '}
                {formatInstant(dueAt)}
              </p>
              {state === 'MANUAL' && direction === 'DOWN' && (
                <Button look="gold" loading={busy === id} onClick={() => pay(payment)}>
                  {t('contracts.pay')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const usePay = (symbol: string) => {
  const { t } = useTranslation('account');
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState<string | null>(null);
  const pay = async ({ id, contractId, amount }: { id: string; contractId: string; amount: string }) => {
    setBusy(id);
    try {
      await call('processDividend', { body: { action: 'PAY', contractId, paymentId: id } });
      showToast('success', t('contracts.paid', { amount: formatMoney(amount, symbol) }));
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      setBusy(null);
      void refreshBalance();
      void readAgain();
    }
  };
  return { busy, pay: (payment: { id: string; contractId: string; amount: string }) => void pay(payment) };
};
