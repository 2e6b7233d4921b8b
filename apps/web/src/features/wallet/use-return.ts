import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallFailed, type Reply } from '../../shared/api.ts';
import { refreshBalance } from '../../shared/balance.ts';
import { explain } from '../../shared/explain.ts';
import { showToast } from '../../shared/toasts.ts';
import { useReadAgain } from './use-wallet.ts';

type Returned = Reply<'returnFunds'>['returned'];

const outcomeOf = (returned: Returned) => {
  if (returned.length === 0) return ['info', 'wallet.returnedNothing'] as const;
  if (returned.some(({ state }) => state === 'failed')) return ['warning', 'wallet.returnedSome'] as const;
  if (returned.some(({ state }) => state === 'open')) return ['info', 'wallet.returnedOpen'] as const;
  return ['success', 'wallet.returned'] as const;
};

/** Brings everything home, once however often it is asked before the server has answered. */
export const useReturn = () => {
  const { t } = useTranslation('account');
  const readAgain = useReadAgain();
  const [sending, setSending] = useState(false);
  const open = useRef<string | null>(null);
  const transferBack = async () => {
    setSending(true);
    const requestId = (open.current ??= crypto.randomUUID());
    try {
      const { returned } = await call('returnFunds', { body: { requestId } });
      const [kind, text] = outcomeOf(returned);
      showToast(kind, t(text));
      open.current = null;
    } catch (error) {
      if (!(error instanceof CallFailed)) open.current = null;
      showToast('error', explain(error));
    } finally {
      setSending(false);
      void refreshBalance();
      await readAgain();
    }
  };
  return { sending, transferBack };
};
