import { useEffect, useState } from 'react';

let offsetMs = 0;

/** Sets the clock of the page by an instant that the server has just told. */
export const setServerTime = (serverTime: number): void => {
  offsetMs = serverTime - Date.now();
};

export const serverNow = (): number => Date.now() + offsetMs;

/** The time of the server, renewed at every full step of it. */
export const useServerNow = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const at = serverNow();
      setNow(at);
      timer = window.setTimeout(tick, everyMs - (at % everyMs));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [everyMs]);
  return now;
};
