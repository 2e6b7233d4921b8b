import { call } from '../api.ts';
import { decodeServicePath } from './decode-support-path.ts';

const WINDOW = 'popup,width=440,height=500';
const NAME = 'hintha-chat';
/** The chat of the site itself. */
export const CHAT_PATH = '/chat';

// A window that shows somebody else's page does not say which.
const showsChat = (shown: Window): boolean => {
  try {
    return shown.location.pathname === CHAT_PATH;
  } catch {
    return false;
  }
};

const readWay = async (): Promise<string> => {
  const { path } = await call('readServiceRoutes');
  // Only a safe line has what opens the path; on another the chat is where it always is.
  return isSecureContext ? decodeServicePath(path) : CHAT_PATH;
};

/**
 * Opens the customer service in a window of its own. The window opens before the server is asked where to lead it, since
 * a browser blocks one that opens later; where the server does not say, it closes again.
 */
export const openChat = async (): Promise<'opened' | 'blocked' | 'failed'> => {
  const shown = window.open('', NAME, WINDOW);
  if (shown === null) return 'blocked';
  if (showsChat(shown)) {
    shown.focus();
    return 'opened';
  }
  try {
    shown.location.href = await readWay();
    return 'opened';
  } catch {
    shown.close();
    return 'failed';
  }
};
