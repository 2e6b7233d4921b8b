import type { Surface } from './surface.ts';

/** Binds what the player does anywhere on the page: the first touch, the space bar, a tap on the reels. */
export const bindEvents = (root: HTMLElement, board: HTMLElement, surface: Surface): (() => void) => {
  const gone = new AbortController();
  const { signal } = gone;
  // A phone unlocks sound when the finger is lifted, a mixer when the button goes down.
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    document.addEventListener(type, surface.sound.unlock, { signal });
  }
  bindSpace(root, surface, signal);
  bindLine(surface, signal);
  board.addEventListener(
    'pointerdown',
    ({ target }) => {
      // A button on a card says for itself that it was pressed.
      if (target instanceof Element && target.closest('button') !== null) return;
      surface.dispatch({ type: 'skip-pressed' });
    },
    { signal },
  );
  return () => gone.abort();
};

/** The browser tells when the device has lost its line and when it has one again. */
const bindLine = ({ dispatch }: Surface, signal: AbortSignal): void => {
  const tell = (): void => dispatch({ type: 'line-changed', online: navigator.onLine });
  window.addEventListener('offline', tell, { signal });
  window.addEventListener('online', tell, { signal });
  if (!navigator.onLine) tell();
};

/** The space bar spins, except where it belongs: to an open dialog, a field, or a control reached by Tab. */
const bindSpace = (root: HTMLElement, surface: Surface, signal: AbortSignal): void => {
  let isTabbing = false;
  const press = (event: KeyboardEvent): void => {
    if (event.code === 'Tab') isTabbing = true;
    if (event.code !== 'Space' || event.repeat || isTaken(root, event.target, isTabbing)) return;
    event.preventDefault();
    surface.dispatch({ type: 'spin-pressed' });
  };
  document.addEventListener('keydown', press, { signal });
  // A button acts when the space bar is let go; after a mere tap on it, the bar is still for spinning.
  document.addEventListener(
    'keyup',
    (event) => {
      if (event.code === 'Space' && !isTaken(root, event.target, isTabbing)) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    () => {
      isTabbing = false;
    },
    { signal },
  );
};

const isTaken = (root: HTMLElement, target: EventTarget | null, isTabbing: boolean): boolean => {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement) || !root.contains(target)) return false;
  return target.matches('input') || (isTabbing && target.matches('button:not(.spin)'));
};
