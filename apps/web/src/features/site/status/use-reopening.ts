import { useEffect } from 'react';
import { permission } from '../../../shared/permission.ts';

const ASK_EVERY_MS = 30_000;

/** Asks from time to time whether the site is open again, and at once when the page comes back to sight. */
export const useReopening = (): void => {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void permission.reload();
    };
    const timer = window.setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
};
