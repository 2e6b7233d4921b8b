import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { useSession } from '../../../shared/session.ts';
import { saveKnownChat } from '../../../shared/support/known-chat.ts';
import { followChat } from './follow-chat.ts';
import { ChatClient } from './chat-client.ts';
import type { ChatState } from './take-lines.ts';

/** Whether somebody of the server has come or gone is told by no event. */
const LOOK_EVERY_MS = 20_000;

const newClient = (): ChatClient =>
  new ChatClient({
    read: async (after) => call('readChat', { query: { after } }),
    write: async (body) => {
      // Whoever shuts the window at once shall be told of the answer all the same.
      saveKnownChat(true);
      return call('writeLine', { body });
    },
    mark: async (seq) => call('markChatRead', { body: { seq } }),
    explain,
    newId: () => crypto.randomUUID(),
  });

/** Reads the chat as long as it is shown, and anew when somebody signs in or out. */
const useReading = (client: ChatClient, openId: string | null) => {
  const token = useSession((session) => session.token);
  useEffect(() => {
    void client.reset();
    return useSession.subscribe((session, before) => {
      if (session.token !== before.token) void client.reset();
    });
  }, [client]);
  useEffect(() => {
    const look = () => void client.refresh();
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('online', look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [client]);
  useEffect(() => {
    saveKnownChat(openId !== null);
    if (openId === null) return undefined;
    const stop = new AbortController();
    void followChat(token, stop.signal, () => void client.refresh());
    return () => stop.abort();
  }, [client, openId, token]);
};

/** What is shown to somebody who looks has been read. */
const useMarking = (client: ChatClient, unread: number) => {
  useEffect(() => {
    const mark = () => {
      if (!document.hidden) void client.markRead();
    };
    if (unread > 0) mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, unread]);
};

/** The chat of whoever uses this page. */
export const useChat = (): ChatState & Pick<ChatClient, 'refresh' | 'send' | 'retry'> => {
  const [client] = useState(newClient);
  const state = useSyncExternalStore(client.subscribe, client.get);
  const { chat } = state;
  const openId = chat === null || chat.state === 'CLOSED' ? null : chat.id;
  useReading(client, state.phase === 'ready' ? openId : null);
  useMarking(client, chat?.unread ?? 0);
  return { ...state, refresh: client.refresh, send: client.send, retry: client.retry };
};
