import { PATHS } from '@hintha/contract/paths';
import { useEffect } from 'react';
import { call, callHeaders } from '../../shared/api.ts';
import { refreshBalance } from '../../shared/balance.ts';
import { useSession } from '../../shared/session.ts';

const transferBack = async (vendor: string): Promise<void> => {
  try {
    await call('returnFunds', { body: { vendor, requestId: crypto.randomUUID() } });
    await refreshBalance();
  } catch {
    // The server brings the money home by itself once the game has been left for a while.
  }
};

/** A page that goes away cannot wait for an answer; the browser sends this all the same. */
const transferBackOnLeave = (vendor: string): void => {
  const [method, path] = PATHS.returnFunds;
  const body = JSON.stringify({ vendor, requestId: crypto.randomUUID() });
  const headers = { ...callHeaders(useSession.getState().token), 'Content-Type': 'application/json' };
  void fetch(path, { method, headers, body, keepalive: true }).catch(() => undefined);
};

/** When a game is left that plays from a vendor's wallet, what is in there comes home. */
export const useTransferBack = (vendor: string | undefined): void => {
  useEffect(() => {
    if (vendor === undefined) return undefined;
    const part = () => transferBackOnLeave(vendor);
    window.addEventListener('pagehide', part);
    return () => {
      window.removeEventListener('pagehide', part);
      void transferBack(vendor);
    };
  }, [vendor]);
};
