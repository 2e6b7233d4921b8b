import { Button } from '@hintha/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { AmountField } from '../../../../shared/money/amount-field.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { showToast } from '../../../../shared/toasts.ts';
import type { Limits, Payee } from '../own-queries.ts';
import styles from '../withdraw.module.css';
import { AmountPresets } from './amount-presets.tsx';
import { isAnswer } from '../../../../shared/forms/is-answer.ts';
import { PayeeChoice } from './payee-choice.tsx';
import { wayOf } from './refused-way.ts';
import { WithdrawSure } from './withdraw-sure.tsx';
import { useDraft, type KeptRequest } from './use-draft.ts';
import { useRequest } from './use-request.ts';

interface RequestFormProps {
  payees: readonly Payee[];
  limits: Limits;
  now: number;
  kept: KeptRequest;
  /** What is to be done before anything is asked for; null once that is over. */
  onSteps: (() => void) | null;
  /** Hears the id of the withdrawal that was asked for. */
  onDone: (id: string) => void;
}

/** Amount and account; what is asked for is said once more before it is done. */
export const RequestForm = ({ payees, limits, now, kept, onSteps, onDone }: RequestFormProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const draft = useDraft({ payees, now, ...kept });
  const form = useReturn(onSteps !== null);
  const sure = useSure(draft.refuse, onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = draft.check();
    if (order === null) return;
    if (onSteps === null) sure.open(order);
    else onSteps();
  };
  return (
    <form ref={form} className={styles.section} noValidate onSubmit={submit} aria-labelledby="withdraw-form">
      <h3 id="withdraw-form">{t('withdraw.form.title')}</h3>
      <div className={styles.field}>
        <AmountField
          name="amount"
          label={t('withdraw.form.amount')}
          symbol={symbol}
          value={draft.plain}
          onValue={draft.type}
          help={<LimitsText limits={limits} />}
          error={draft.validationError ?? undefined}
        />
      </div>
      <AmountPresets available={draft.available} onChoose={draft.type} />
      <PayeeChoice payees={payees} chosen={draft.payee?.id ?? ''} now={now} onChoose={draft.choose} />
      <Button type="submit" look="gold" large wide>
        {t('withdraw.form.submit')}
      </Button>
      {sure.order !== null && draft.payee !== undefined && (
        <WithdrawSure amount={sure.order.amount} limits={limits} payee={draft.payee} step={sure.dialog} />
      )}
    </form>
  );
};

/** Once the last of the steps is done, the request comes into sight again, its button ready to be pressed. */
const useReturn = (hasSteps: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const had = useRef(hasSteps);
  useEffect(() => {
    if (had.current && !hasSteps) {
      form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: 'center' });
    }
    had.current = hasSteps;
  }, [hasSteps]);
  return form;
};

/** What may be asked for, what is left of the day, and what it costs. */
const LimitsText = ({ limits }: { limits: Limits }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { least, most, leftToday, timesLeft, freeLeft, feePerCent, leastFee } = limits;
  return (
    <>
      {t('withdraw.form.range', { least: formatMoney(least, symbol), most: formatMoney(most, symbol) })}{' '}
      {t('withdraw.form.today', { left: formatMoney(leftToday, symbol), times: timesLeft })}{' '}
      {freeLeft > 0
        ? t('withdraw.form.free', { count: freeLeft })
        : t('withdraw.form.fee', { percent: feePerCent, least: formatMoney(leastFee, symbol) })}
    </>
  );
};

interface Order {
  bankAccountId: string;
  amount: string;
}

const NOTHING = { password: '', banner: '' };

/** The step between the form and the use case; a business error goes to where it can be done away with. */
const useSure = (refuseAmount: (error: unknown) => void, onDone: (id: string) => void) => {
  const { t } = useTranslation('account');
  const [order, setOrder] = useState<Order | null>(null);
  const [refused, setRefused] = useState(NOTHING);
  const onTyped = () => setRefused(NOTHING);
  const close = () => {
    setOrder(null);
    setRefused(NOTHING);
  };
  const onFailed = (error: unknown) => {
    const way = error instanceof CallError ? wayOf(error.code) : 'none';
    if (way === 'password') return setRefused({ password: explain(error), banner: '' });
    if (way === 'none') {
      const unknown = isAnswer(error) ? '' : ` ${t('withdraw.sure.unknown')}`;
      return setRefused({ password: '', banner: `${explain(error)}${unknown}` });
    }
    close();
    if (way === 'amount') refuseAmount(error);
    else showToast('error', explain(error));
  };
  const request = useRequest({
    onFailed,
    onDone: (id) => {
      close();
      onDone(id);
    },
  });
  const send = (password: string) => {
    if (order === null) return;
    setRefused(NOTHING);
    void request.send(order, password);
  };
  const { sending } = request;
  return { order, open: setOrder, dialog: { refused, sending, onSend: send, onTyped, onClose: close } };
};
