import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** So long a finger rests until it is a hold; the browsers' own menus come a little later. */
const HELD_AFTER_MS = 450;
const SLACK_PX = 10;

const onLeaving = ({ clientX, clientY }: PointerEvent, leave: () => void, signal: AbortSignal): void => {
  const options = { signal, passive: true, capture: true };
  const onMove = (event: globalThis.PointerEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK_PX) leave();
  };
  window.addEventListener('pointermove', onMove, options);
  for (const end of ['pointerup', 'pointercancel', 'scroll']) window.addEventListener(end, leave, options);
};

/**
 * Hears a finger that is held on a part. The part takes the focus, so that it is there to come back to, and neither the
 * browser's menu nor the tap that ends the hold follows. A mouse has its own menu and its own buttons.
 */
export const useHold = (onHold: () => void) => {
  const byFinger = useRef(false);
  const held = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    byFinger.current = event.pointerType === 'touch';
    held.current = false;
    if (!byFinger.current || !event.isPrimary) return;
    const part = event.currentTarget;
    const resting = new AbortController();
    const timer = window.setTimeout(() => {
      resting.abort();
      held.current = true;
      part.focus({ preventScroll: true });
      onHold();
    }, HELD_AFTER_MS);
    resting.signal.addEventListener('abort', () => window.clearTimeout(timer));
    onLeaving(event, () => resting.abort(), resting.signal);
  };
  const onContextMenu = (event: MouseEvent): void => {
    if (byFinger.current) event.preventDefault();
  };
  /** Whether this is the tap that ends a hold; a key counts no clicks. */
  const wasHeld = ({ detail }: MouseEvent): boolean => held.current && detail > 0;
  return { hold: { onPointerDown, onContextMenu }, wasHeld };
};
