import { create } from 'zustand';
import { call } from '../api.ts';
import { onServerEvent } from '../events.ts';
import { useSession } from '../session.ts';

/** What waits for the member: messages that it has not read, missions and rewards that it can claim. */
interface Waiting {
  count: number;
  missionCount: number;
  rewardCount: number;
}

export type Waits = keyof Waiting;

const NOTHING: Waiting = { count: 0, missionCount: 0, rewardCount: 0 };

export const useUnread = create<Waiting>(() => NOTHING);

/** Keeps what an answer of the server has just told. */
export const setUnread = (counts: Partial<Waiting>): void => useUnread.setState(counts);

/** Asks the server anew. */
export const refreshUnread = async (): Promise<void> => {
  const { token } = useSession.getState();
  if (token === null) return;
  try {
    const waiting = await call('countUnread');
    if (useSession.getState().token === token) setUnread(waiting);
  } catch {
    // A number that is a little old is no reason to disturb anybody; the next message brings a new one.
  }
};

/** Keeps the number in step with the session and with the messages that arrive. */
export const startUnread = (): void => {
  onServerEvent((event) => {
    if (event.type === 'message-arrived') void refreshUnread();
  });
  useSession.subscribe((session, before) => {
    if (session.token === before.token) return;
    setUnread(NOTHING);
    void refreshUnread();
  });
  void refreshUnread();
};
