const KEY = 'chat';

/** Whether this browser has a chat open: only then it is asked what is unread there. */
export const isChatKnown = (): boolean => localStorage.getItem(KEY) === 'open';

/** Keeps it for the other windows of the site. */
export const saveKnownChat = (open: boolean): void => {
  if (open) localStorage.setItem(KEY, 'open');
  else localStorage.removeItem(KEY);
};
