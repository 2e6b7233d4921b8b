import { verifiedToken } from './verified-token.ts';

export type Answer = { token: string } | 'popup_closed' | 'popup_blocked';

interface Asking {
  /** The page of the provider, which is told where its answer goes. */
  address: string;
  onAnswer: (answer: Answer) => void;
}

const LOOK_EVERY_MS = 500;
const POPUP = 'popup,width=480,height=680';

/** The page of the provider that answers to this one. */
export const addressOf = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set('origin', location.origin);
  return address.href;
};

/**
 * Opens the provider's page in a window and waits for its answer; gives the way to wait no longer. Where the window
 * is blocked the wait goes on: a plain link may lead to the same page.
 */
export const askProvider = ({ address, onAnswer }: Asking): (() => void) => {
  const popup = window.open(address, 'phone-provider', POPUP);
  const expected = { origin: new URL(address).origin, window: popup };
  let closedBefore = false;
  const stop = () => {
    window.removeEventListener('message', hear);
    window.clearInterval(looking);
  };
  const hear = (event: MessageEvent<unknown>) => {
    const token = verifiedToken(event, expected);
    if (token === undefined) return;
    stop();
    onAnswer({ token });
  };
  // The window closes itself with its answer, which may be heard after it has gone: only the second look counts.
  const look = () => {
    if (closedBefore) {
      stop();
      onAnswer('popup_closed');
    }
    closedBefore = popup?.closed ?? false;
  };
  const looking = window.setInterval(look, LOOK_EVERY_MS);
  window.addEventListener('message', hear);
  if (popup === null) onAnswer('popup_blocked');
  return stop;
};
