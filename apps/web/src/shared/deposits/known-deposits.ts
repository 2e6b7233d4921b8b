import { create } from 'zustand';
import { call, type Reply } from '../api.ts';
import { onServerEvent } from '../events.ts';
import { isTrial } from '../route-guard.ts';
import { useSession } from '../session.ts';

type Deposits = Reply<'listDeposits'>['list'];

/** More than may be open at once. */
const FEW = 5;

/** The newest deposits as they were last told, for whoever shows that one is on its way. */
export const useKnownDeposits = create<{ list: Deposits }>(() => ({ list: [] }));

/** Keeps what an answer of the server has just told. */
export const tellDeposits = (list: Deposits): void => useKnownDeposits.setState({ list });

const refresh = async () => {
  const session = useSession.getState();
  const { token } = session;
  if (token === null || isTrial(session)) return;
  try {
    const { list } = await call('listDeposits', { query: { pageNo: 1, pageSize: FEW } });
    if (useSession.getState().token === token) tellDeposits(list);
  } catch {
    // What is shown besides the balance disturbs nobody when it does not arrive; the next message brings it.
  }
};

/** Keeps the newest deposits in step with the session and with what the server tells of them. */
export const startKnownDeposits = (): void => {
  onServerEvent((event) => {
    if (event.type === 'message-arrived' && event.kind.startsWith('deposit_')) void refresh();
  });
  useSession.subscribe((session, before) => {
    if (session.token === before.token) return;
    tellDeposits([]);
    void refresh();
  });
  void refresh();
};
