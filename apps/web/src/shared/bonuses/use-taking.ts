import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, CallFailed } from '../api.ts';
import { explain } from '../explain.ts';
import { showToast } from '../toasts.ts';

interface Taking<Given> {
  ask: (requestId: string) => Promise<Given>;
  /** What was given, in words. */
  say: (given: Given) => string;
  /** The lists that it changes. */
  lists: readonly string[];
}

/** Takes what the server gives once, however often it is asked before the server has answered. */
export const useTaking = <Given>({ ask, say, lists }: Taking<Given>) => {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const open = useRef<string | null>(null);
  const take = async () => {
    setSending(true);
    const requestId = (open.current ??= crypto.randomUUID());
    try {
      const given = await ask(requestId);
      showToast('success', say(given));
      open.current = null;
    } catch (error) {
      // Without an answer it may have been given; the same request is then answered with what it gave.
      if (!(error instanceof CallFailed)) open.current = null;
      const noted = error instanceof CallError && error.code === 'claim_due';
      showToast(noted ? 'info' : 'error', explain(error));
    } finally {
      setSending(false);
      await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list] })));
    }
  };
  return { sending, take };
};
