import { formatAmount, parseAmount } from '@hintha/money';
import { Button } from '@hintha/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { SureDialog } from '../../../shared/money/sure-dialog.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './transfers.module.css';
import { useSend, type Sending } from './use-send.ts';

interface Limits {
  least: string;
  most: string;
  leftToday: string;
  /** Null until it is known. */
  available: string | null;
}

interface SendFormProps {
  sending: Sending;
  limits: Limits;
  words: { note: string; sure: string; close: string };
  /** Above the amount. */
  children?: ReactNode;
}

/** The amount, which is said once more before it goes up or down the line. */
export const SendForm = ({ sending, limits, words, children }: SendFormProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [typed, setTyped] = useState('');
  const [validationError, setValidationError] = useState<string | null>(null);
  const validationErrorOf = useValidationError(limits);
  const step = useSend(sending, {
    onSent: () => {
      setTyped('');
      sending.onSent?.();
    },
    onRefused: setValidationError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseAmount(typed.replace(/\.$/u, ''));
    const found = validationErrorOf(amount);
    setValidationError(found);
    if (found === null && amount !== 'not_an_amount') step.ask(formatAmount(amount));
  };
  return (
    <form className={styles.section} noValidate onSubmit={submit}>
      {children}
      <AmountField
        name="amount"
        label={t('wallet.amount')}
        symbol={symbol}
        value={typed}
        onValue={(value) => {
          setTyped(value);
          setValidationError(null);
        }}
        help={<Help limits={limits} />}
        error={validationError ?? undefined}
      />
      <p className={styles.note}>{words.note}</p>
      <Button type="submit" look="gold" large wide>
        {t('upline.next')}
      </Button>
      {step.amount !== null && (
        <Sure amount={formatMoney(step.amount, symbol)} account={sending.to} step={step.step} words={words} />
      )}
    </form>
  );
};

interface SureProps extends Pick<SendFormProps, 'words'> {
  amount: string;
  account: string;
  step: ReturnType<typeof useSend>['step'];
}

/** What goes to whom, once more. */
const Sure = ({ amount, account, step, words: { note, sure, close } }: SureProps) => {
  const { t } = useTranslation('account');
  const words = {
    title: sure,
    close,
    what: t('upline.sure.words', { amount, account }),
    note,
    send: t('upline.sure.send', { amount }),
    not: t('upline.sure.not'),
  };
  return <SureDialog step={step} words={words} />;
};

const Help = ({ limits: { least, most, leftToday, available } }: { limits: Limits }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const shown = (amount: string) => formatMoney(amount, symbol);
  return (
    <>
      {available !== null && (
        <span className={styles.line}>{t('wallet.most', { amount: shown(available) })}</span>
      )}
      <span className={styles.line}>
        {t('upline.limits', { least: shown(least), most: shown(most), left: shown(leftToday) })}
      </span>
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
const useValidationError = ({ least, most, leftToday, available }: Limits) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  return (amount: bigint | 'not_an_amount'): string | null => {
    if (amount === 'not_an_amount' || amount === 0n) return own('wallet.amountMissing');
    if (isBelow(amount, least) || isBeyond(amount, most)) return t('errors.amount_out_of_range');
    if (isBeyond(amount, leftToday)) return t('errors.daily_limit_reached');
    return isBeyond(amount, available) ? t('errors.insufficient_funds') : null;
  };
};
