import { useRef, useState } from 'react';
import { call } from '../../../../shared/api.ts';
import { requestFor, type OpenRequest } from '../../../../shared/forms/request-for.ts';
import { useRefresh } from '../own-queries.ts';
import { isAnswer } from '../../../../shared/forms/is-answer.ts';

type Order = { bankAccountId: string; amount: string };

interface Heard {
  onDone: (id: string) => void;
  onFailed: (error: unknown) => void;
}

/** Asks for a withdrawal: one request a press, and the same one again as long as its answer is not known. */
export const useRequest = ({ onDone, onFailed }: Heard) => {
  const open = useRef<OpenRequest<Order> | null>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const refresh = useRefresh();
  const send = async (order: Order, paymentPassword: string) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const request = requestFor(order, open.current, () => crypto.randomUUID());
    open.current = request;
    try {
      const { id } = await call('requestWithdrawal', { body: { ...request, paymentPassword } });
      open.current = null;
      onDone(id);
    } catch (error) {
      if (isAnswer(error)) open.current = null;
      onFailed(error);
    } finally {
      busy.current = false;
      setSending(false);
      void refresh();
    }
  };
  return { send, sending };
};
