import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { isAnswer } from '../../../shared/forms/is-answer.ts';
import { requestFor, type OpenRequest } from '../../../shared/forms/request-for.ts';
import type { SureStep } from '../../../shared/money/sure-dialog.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { showToast } from '../../../shared/toasts.ts';

const NOTHING = { password: '', banner: '' };
/** Business errors that the amount answers for. */
const OF_AMOUNT = new Set(['amount_out_of_range', 'daily_limit_reached', 'insufficient_funds']);

/** What is shown of a business error: at the password, or over all. After no answer it is said what a second press does. */
const refusedBy = (error: unknown, unknown: string): typeof NOTHING => {
  if (error instanceof CallError && error.code === 'payment_password_wrong')
    return { password: explain(error), banner: '' };
  return { password: '', banner: isAnswer(error) ? explain(error) : `${explain(error)} ${unknown}` };
};

/** Money on its way along the line. */
export interface Sending {
  /** Whose it will be. */
  to: string;
  /** What is said beside the amount; another value is another request. */
  order: Readonly<Record<string, string>>;
  send: (request: OpenRequest<{ amount: string }>, paymentPassword: string) => Promise<unknown>;
  /** The lists that are read again when it has ended, good or bad. */
  lists: readonly string[];
  onSent?: () => void;
}

const useReadAgain = (lists: Sending['lists']) => {
  const client = useQueryClient();
  return () => {
    void refreshBalance();
    for (const list of lists) void client.invalidateQueries({ queryKey: [list] });
  };
};

/** The step between an amount and its use case; the same is sent once, however often it is pressed before an answer. */
export const useSend = (
  { to, order, send: give, lists }: Sending,
  { onSent, onRefused }: { onSent: () => void; onRefused: (text: string) => void },
) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const readAgain = useReadAgain(lists);
  const open = useRef<OpenRequest<Readonly<Record<string, string>> & { amount: string }> | null>(null);
  const [amount, ask] = useState<string | null>(null);
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
    if (amount === null || sending) return;
    setSending(true);
    setRefused(NOTHING);
    const request = requestFor({ ...order, amount }, open.current, () => crypto.randomUUID());
    open.current = request;
    try {
      await give(request, paymentPassword);
      open.current = null;
      close();
      showToast('success', t('upline.sent', { amount: formatMoney(amount, symbol), account: to }));
      onSent();
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
      readAgain();
    }
  };
  const step: SureStep = {
    refused,
    sending,
    onSend: (password: string) => void send(password),
    onTyped: () => setRefused(NOTHING),
    onClose: close,
  };
  return { amount, ask, step };
};
