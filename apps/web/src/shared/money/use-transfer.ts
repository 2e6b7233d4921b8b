import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallFailed } from '../api.ts';
import { refreshBalance } from '../balance.ts';
import { explain } from '../explain.ts';
import { requestFor, type OpenRequest } from '../forms/request-for.ts';
import { showToast } from '../toasts.ts';

type Order = Readonly<Record<'from' | 'to' | 'amount', string>>;

/**
 * Moves money between wallets once, however often the same is asked before the server has answered; true when it was
 * taken. Hears every end, good or bad.
 */
export const useTransfer = (onEnd: () => Promise<unknown>) => {
  const { t } = useTranslation('account');
  const [sending, setSending] = useState(false);
  const [businessError, setBusinessError] = useState<string | null>(null);
  const unanswered = useRef<OpenRequest<Order> | null>(null);
  const transfer = async (order: Order): Promise<boolean> => {
    setSending(true);
    setBusinessError(null);
    const request = requestFor<Order>(order, unanswered.current, () => crypto.randomUUID());
    unanswered.current = request;
    try {
      const { state } = await call('transferFunds', { body: request });
      unanswered.current = null;
      showToast(
        state === 'done' ? 'success' : 'info',
        t(state === 'done' ? 'wallet.moved' : 'wallet.moving'),
      );
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) unanswered.current = null;
      setBusinessError(explain(error));
      return false;
    } finally {
      setSending(false);
      void refreshBalance();
      // Not waited for: the field would keep the amount meanwhile, ready to be sent a second time.
      void onEnd();
    }
  };
  return { sending, businessError, transfer, forget: () => setBusinessError(null) };
};
