import { useRef, useState } from 'react';
import { call, CallError } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { requestFor, type OpenRequest } from '../../../../shared/forms/request-for.ts';
import { showToast } from '../../../../shared/toasts.ts';
import { keepOrdered } from '../pay/visited-provider.ts';
import { useKnown, useRefresh } from '../use-deposits.ts';
import { readBusinessError } from './refused-order.ts';

interface Asked extends Record<string, string> {
  methodId: string;
  /** As on the wire. */
  amount: string;
}

/** Sends an order once, however often it is pressed. An order that is open already is opened in its place. */
export const useOrder = (onOrder: (id: string) => void) => {
  const unanswered = useRef<OpenRequest<Asked> | null>(null);
  const inFlight = useRef(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const know = useKnown();
  const refresh = useRefresh();

  const send = async (asked: Asked) => {
    const body = requestFor(asked, unanswered.current, () => crypto.randomUUID());
    unanswered.current = body;
    const deposit = await call('orderDeposit', { body });
    unanswered.current = null;
    know(deposit);
    keepOrdered(deposit.id);
    onOrder(deposit.id);
  };
  const fail = (error: unknown) => {
    // Whatever became of an order without an answer stands in the list.
    refresh();
    if (error instanceof CallError) {
      unanswered.current = null;
      const refused = readBusinessError(error.code, error.value);
      if (refused.kind === 'open') {
        showToast('info', explain(error));
        return onOrder(refused.id);
      }
    }
    setProblem(error);
  };
  const order = async (asked: Asked) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setProblem(null);
    try {
      await send(asked);
    } catch (error) {
      fail(error);
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };
  return { order, sending, problem };
};
