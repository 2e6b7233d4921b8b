import { create } from 'zustand';

const KEY = 'chatButton';
const AWAY = 'away';

/** Whether the way to the chat stands in the header; it can be put away, and brought back from menu and help. */
export const useChatButton = create<{ shown: boolean }>(() => ({
  shown: localStorage.getItem(KEY) !== AWAY,
}));

export const showChatButton = (shown: boolean): void => {
  if (shown) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, AWAY);
  useChatButton.setState({ shown });
};
