import { useState } from 'react';
import { call, CallError, type Reply } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { showToast } from '../../../../shared/toasts.ts';
import { useRefresh, useTakeConfirmations } from '../own-queries.ts';

/** Says that payments have arrived. A payment that somebody else has settled meanwhile is read anew. */
export const useReceipts = () => {
  const take = useTakeConfirmations();
  const refresh = useRefresh();
  const [doing, setDoing] = useState<string | null>(null);
  const answer = async (what: string, ask: () => Promise<Reply<'confirmReceived'>>) => {
    setDoing(what);
    try {
      await take(await ask());
    } catch (error) {
      showToast('error', explain(error));
      if (error instanceof CallError) await refresh();
    } finally {
      setDoing(null);
    }
  };
  return {
    doing,
    receive: async (payoutId: string) =>
      answer(payoutId, async () => call('confirmReceived', { params: { id: payoutId } })),
    receiveAll: async () => answer('all', async () => call('confirmAllReceived')),
  };
};
