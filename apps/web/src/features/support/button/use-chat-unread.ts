import { useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { onServerEvent } from '../../../shared/events.ts';
import { isChatKnown, saveKnownChat } from '../../../shared/support/known-chat.ts';

const EVERY_MS = 20_000;
/** Beyond every line, so that none comes with the answer. */
const NO_LINES = 1_000_000;

const readUnread = async (): Promise<number> => {
  const { chat } = await call('readChat', { query: { after: NO_LINES } });
  if (chat === null || chat.state === 'CLOSED') saveKnownChat(false);
  return chat?.unread ?? 0;
};

/** How many words of the server the guest has not read in its chat. Whoever has none is not asked for. */
export const useChatUnread = (): number => {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      if (!isChatKnown()) setUnread(0);
      else
        readUnread().then(setUnread, () => {
          // A number that is a little old disturbs nobody; the next look brings a new one.
        });
    };
    look();
    const timer = window.setInterval(look, EVERY_MS);
    const stop = onServerEvent((event) => {
      if (event.type !== 'chat-answered') return;
      saveKnownChat(true);
      look();
    });
    window.addEventListener('focus', look);
    return () => {
      window.clearInterval(timer);
      stop();
      window.removeEventListener('focus', look);
    };
  }, []);
  return unread;
};
