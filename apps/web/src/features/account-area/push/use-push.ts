import type { inbox } from '@hintha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallError, CallFailed } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { useSession } from '../../../shared/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { findSubscription, subscribeDevice, targetOf } from './this-device.ts';

const NAME = 'readPush';

/** What this browser is told: the key to subscribe with, and the kinds that were chosen here. */
export const usePush = () => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [NAME, username],
    queryFn: async ({ signal }) => {
      const [{ publicKey, devices }, own] = await Promise.all([call(NAME, { signal }), findSubscription()]);
      const kinds = devices.find(({ endpoint }) => endpoint === own?.endpoint)?.kinds ?? [];
      return { publicKey, kinds };
    },
    staleTime: 0,
  });
};

/** Chooses the kinds for this browser: `refused` where its user does not let the site show anything. */
const choose = async (publicKey: string, kinds: inbox.PushKind[]): Promise<'chosen' | 'refused'> => {
  const own = kinds.length === 0 ? await findSubscription() : await subscribeDevice(publicKey);
  if (own === null) return kinds.length === 0 ? 'chosen' : 'refused';
  if (kinds.length > 0) {
    await call('setPush', { body: { ...targetOf(own), kinds } });
    return 'chosen';
  }
  await call('removePush', { body: { endpoint: own.endpoint } });
  await own.unsubscribe();
  return 'chosen';
};

/** Chooses, says what went wrong and reads again what counts. */
export const useChoice = (publicKey: string) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const put = async (kinds: inbox.PushKind[]) => {
    setBusy(true);
    try {
      if ((await choose(publicKey, kinds)) === 'refused') showToast('error', t('push.refused'));
    } catch (error) {
      // What is not of a call is the browser's, which could not reach the service of its maker.
      const isCall = error instanceof CallError || error instanceof CallFailed;
      showToast('error', isCall ? explain(error) : t('push.failed'));
    }
    await client.invalidateQueries({ queryKey: [NAME] });
    setBusy(false);
  };
  return { busy, put };
};
