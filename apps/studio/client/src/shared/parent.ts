/** The operator's page around the frame: told to close, to deposit, and what the game is called. */
export interface Parent {
  readonly close: () => void;
  readonly deposit: () => void;
  readonly title: (title: string) => void;
  /** False when there is nowhere to go back to, so that no dead button is shown. */
  readonly reachable: boolean;
  /** Whether the operator's page stands around the game, with a way back of its own. */
  readonly framed: boolean;
}

export const createParent = (returnUrl: string | null): Parent => {
  const framed = window.parent !== window;
  const home = toWebAddress(returnUrl);
  // Nothing secret is ever posted, so an unknown parent may be shown as well.
  const post = (message: { type: string; title?: string }): void =>
    window.parent.postMessage(message, home === null ? '*' : home.origin);
  const leave = (type: string): void => {
    if (framed) post({ type });
    else if (home !== null) window.location.assign(home);
  };
  return {
    framed,
    reachable: framed || home !== null,
    close: () => leave('hintha:close'),
    deposit: () => leave('hintha:deposit'),
    title: (title) => {
      document.title = title;
      if (framed) post({ type: 'hintha:title', title });
    },
  };
};

const toWebAddress = (address: string | null): URL | null => {
  try {
    const url = new URL(address ?? '');
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
};
