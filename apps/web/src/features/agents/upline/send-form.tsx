import { formatAmount, parseAmount } from '@hintha/money';
import { Button } from '@hintha/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../shared/balance.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { SureDialog, type SureStep } from '../../../shared/money/sure-dialog.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { useSend } from './use-send.ts';
import type { WayUp } from './use-way-up.ts';
import styles from './upline.module.css';

/** The amount, which is said once more before it goes. */
export const SendForm = ({ way }: { way: WayUp }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [typed, setTyped] = useState('');
  const [validationError, setValidationError] = useState<string | null>(null);
  const validationErrorOf = useValidationError(way);
  const send = useSend(way.account, { onSent: () => setTyped(''), onRefused: setValidationError });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseAmount(typed.replace(/\.$/u, ''));
    const found = validationErrorOf(amount);
    setValidationError(found);
    if (found === null && amount !== 'not_an_amount') send.ask(formatAmount(amount));
  };
  const shown = (amount: string) => formatMoney(amount, symbol);
  const limits = { least: shown(way.least), most: shown(way.most), left: shown(way.leftToday) };
  return (
    <form className={styles.section} noValidate onSubmit={submit} aria-labelledby="upline-form">
      <h3 id="upline-form">{t('upline.to', { account: way.account })}</h3>
      <p className={styles.note}>{t('upline.note')}</p>
      <AmountField
        name="amount"
        label={t('wallet.amount')}
        symbol={symbol}
        value={typed}
        onValue={(value) => {
          setTyped(value);
          setValidationError(null);
        }}
        help={<Help limits={t('upline.limits', limits)} />}
        error={validationError ?? undefined}
      />
      <Button type="submit" look="gold" large wide>
        {t('upline.next')}
      </Button>
      {send.amount !== null && <Sure amount={shown(send.amount)} account={way.account} step={send.step} />}
    </form>
  );
};

/** What goes to whom, once more. */
const Sure = ({ amount, account, step }: { amount: string; account: string; step: SureStep }) => {
  const { t } = useTranslation('account');
  const words = {
    title: t('upline.sure.title'),
    close: t('upline.sure.close'),
    what: t('upline.sure.words', { amount, account }),
    note: t('upline.note'),
    send: t('upline.sure.send', { amount }),
    not: t('upline.sure.not'),
  };
  return <SureDialog step={step} words={words} />;
};

const Help = ({ limits }: { limits: string }) => {
  const { t } = useTranslation('account');
  const available = useBalance((balance) => balance.available);
  const symbol = useCurrencySymbol();
  return (
    <>
      {available !== null && (
        <span className={styles.line}>{t('wallet.most', { amount: formatMoney(available, symbol) })}</span>
      )}
      <span className={styles.line}>{limits}</span>
    </>
  );
};

const isBeyond = (amount: bigint, limit: string | null): boolean => {
  const most = parseAmount(limit ?? '');
  return most !== 'not_an_amount' && amount > most;
};

const isBelow = (amount: bigint, limit: string): boolean => {
  const least = parseAmount(limit);
  return least !== 'not_an_amount' && amount < least;
};

/** What is wrong with an amount, before anybody is asked. */
const useValidationError = ({ least, most, leftToday }: WayUp) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  const available = useBalance((balance) => balance.available);
  return (amount: bigint | 'not_an_amount'): string | null => {
    if (amount === 'not_an_amount' || amount === 0n) return own('wallet.amountMissing');
    if (isBelow(amount, least) || isBeyond(amount, most)) return t('errors.amount_out_of_range');
    if (isBeyond(amount, leftToday)) return t('errors.daily_limit_reached');
    return isBeyond(amount, available) ? t('errors.insufficient_funds') : null;
  };
};
