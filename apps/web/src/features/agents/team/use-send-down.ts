import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallError } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { isAnswer } from '../../../shared/forms/is-answer.ts';
import { type OpenRequest, requestFor } from '../../../shared/forms/request-for.ts';
import type { SureStep } from '../../../shared/money/sure-dialog.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { showToast } from '../../../shared/toasts.ts';

export type Purpose = 'TRANSFER' | 'TOP_UP';

type Order = Readonly<{ amount: string; purpose: Purpose }>;

const NOTHING = { password: '', banner: '' };
/** Business errors that the amount answers for. */
const OF_AMOUNT = new Set(['amount_out_of_range', 'daily_limit_reached', 'insufficient_funds']);

/** What is shown of a business error: at the password, or over all. After no answer it is said what a second press does. */
const refusedBy = (error: unknown, unknown: string): typeof NOTHING => {
  if (error instanceof CallError && error.code === 'payment_password_wrong')
    return { password: explain(error), banner: '' };
  return { password: '', banner: isAnswer(error) ? explain(error) : `${explain(error)} ${unknown}` };
};

interface Heard {
  onSent: () => void;
  /** The amount was refused: it is put right in its field. */
  onRefused: (text: string) => void;
}

/** The step between an amount and money on its way down; the same is sent once, however often it is pressed. */
export const useSendDown = (account: { id: string; name: string }, { onSent, onRefused }: Heard) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const client = useQueryClient();
  const open = useRef<OpenRequest<Order & { account: string }> | null>(null);
  const [order, ask] = useState<Order | null>(null);
  const [refused, setRefused] = useState(NOTHING);
  const [sending, setSending] = useState(false);
  const close = () => {
    ask(null);
    setRefused(NOTHING);
  };
  const fail = (error: unknown) => {
    if (isAnswer(error)) open.current = null;
    if (error instanceof CallError && OF_AMOUNT.has(error.code)) {
      close();
      onRefused(explain(error));
    } else setRefused(refusedBy(error, t('upline.sure.unknown')));
  };
  const send = async (paymentPassword: string) => {
    if (order === null || sending) return;
    setSending(true);
    setRefused(NOTHING);
    const request = requestFor({ ...order, account: account.id }, open.current, () => crypto.randomUUID());
    open.current = request;
    try {
      await call('sendToDownline', { body: { ...request, paymentPassword } });
      open.current = null;
      close();
      const amount = formatMoney(order.amount, symbol);
      showToast('success', t('upline.sent', { amount, account: account.name }));
      onSent();
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
      void refreshBalance();
      void client.invalidateQueries({ queryKey: ['listDownlines'] });
      void client.invalidateQueries({ queryKey: ['readWayDown'] });
    }
  };
  const step: SureStep = {
    refused,
    sending,
    onSend: (password: string) => void send(password),
    onTyped: () => setRefused(NOTHING),
    onClose: close,
  };
  return { order, ask, step };
};
