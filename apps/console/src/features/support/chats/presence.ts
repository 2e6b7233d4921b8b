import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from '../../../shared/api.ts';
import { useMay } from '../../../shared/may.ts';
import { useSession } from '../../../shared/session.ts';

/** A third of the time that a word of it counts. */
const EVERY_MS = 30_000;

/** Whether the person who is signed in is there to chat, on whatever page of the console. */
export const usePresence = create<{ here: boolean }>(() => ({ here: false }));

const tell = (here: boolean): void => {
  // The next word of it, or its silence, puts it right.
  void call('reportPresence', { body: { here } }).catch(() => undefined);
};

export const setPresence = (here: boolean): void => {
  usePresence.setState({ here });
  tell(here);
};

// Whoever is signed out is not there.
useSession.subscribe(({ token }) => {
  if (token === null) usePresence.setState({ here: false });
});

/** Goes on telling that the person is there. */
export const useReportPresence = (): void => {
  const may = useMay();
  const here = usePresence((state) => state.here) && may('reportPresence');
  useEffect(() => {
    if (!here) return undefined;
    const timer = setInterval(() => tell(true), EVERY_MS);
    return () => clearInterval(timer);
  }, [here]);
};
