import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useReadAgain } from '../use-contracts.ts';

interface Payable {
  readonly id: string;
  readonly contractId: string;
  readonly amount: string;
}

/** Pays what waits for the payer's press. */
export const usePay = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);
  const pay = async ({ id, contractId, amount }: Payable) => {
    setBusy(true);
    try {
      await call('processDividend', { body: { action: 'PAY', contractId, paymentId: id } });
      showToast('success', t('contracts.paid', { amount: formatMoney(amount, symbol) }));
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      setBusy(false);
      void refreshBalance();
      void readAgain();
    }
  };
  return { isBusy, pay: (payment: Payable) => void pay(payment) };
};
