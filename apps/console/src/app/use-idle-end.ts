import { useEffect } from 'react';
import { call } from '../shared/api.ts';
import { closeSession } from '../shared/session.ts';
import { openIdleWatch } from './idle-watch.ts';

const LOOK_EVERY_MS = 15_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

const end = () => {
  void call('signOut').catch(() => undefined);
  closeSession({ ended: true });
};

/** Ends the session when nobody has touched the page for a quarter of an hour. */
export const useIdleEnd = (): void => {
  useEffect(() => {
    const { touch, look } = openIdleWatch(() => Date.now(), end);
    const timer = setInterval(look, LOOK_EVERY_MS);
    for (const sign of SIGNS) document.addEventListener(sign, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, touch);
    };
  }, []);
};
