import { formatAmount, money, parseAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { SureDialog, type SureStep } from '../../../../shared/money/sure-dialog.tsx';
import { Detail } from '../../../../shared/parts/detail.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { Limits, Payee } from '../own-queries.ts';
import { usePayeeName } from '../payees/use-payee-name.ts';
import { feeOf } from './fee-of.ts';

interface WithdrawSureProps {
  /** As it goes over the wire. */
  amount: string;
  limits: Limits;
  payee: Payee;
  step: SureStep;
}

/** The amount, whom it goes to and what it costs, before it is asked for. */
export const WithdrawSure = ({ amount, limits, payee, step }: WithdrawSureProps) => {
  const { t } = useTranslation('account');
  const nameOf = usePayeeName();
  const shown = formatMoney(amount, useCurrencySymbol());
  const words = {
    title: t('withdraw.sure.title'),
    close: t('withdraw.close'),
    what: t('withdraw.sure.words', { amount: shown, payee: nameOf(payee) }),
    note: t('withdraw.sure.final'),
    send: t('withdraw.sure.send', { amount: shown }),
    not: t('withdraw.sure.not'),
  };
  return (
    <SureDialog step={step} words={words}>
      <dl>
        <Detail name={t('withdraw.sure.name')}>{payee.name}</Detail>
        <Cost amount={amount} limits={limits} />
      </dl>
    </SureDialog>
  );
};

const Cost = ({ amount, limits }: Pick<WithdrawSureProps, 'amount' | 'limits'>) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const asked = parseAmount(amount);
  if (asked === 'not_an_amount') return null;
  const fee = feeOf(asked, limits);
  return (
    <>
      <Detail name={t('withdraw.sure.fee')}>{formatMoney(formatAmount(money(fee)), symbol)}</Detail>
      <Detail name={t('withdraw.sure.arrives')}>
        {formatMoney(formatAmount(money(asked - fee)), symbol)}
      </Detail>
    </>
  );
};
