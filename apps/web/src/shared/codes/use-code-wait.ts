import { useEffect, useId, useState } from 'react';
import { create } from 'zustand';
import { secondsUntil } from './code-wait.ts';

interface Wait {
  from: number;
  until: number;
}

const NONE: Wait = { from: 0, until: 0 };

/** The codes that were sent and hold, by what they are for; a form that is closed and opened again asks here. */
const useWaits = create<Record<string, Wait>>(() => ({}));

/**
 * The seconds until a code may be asked for again, and the way to begin them: a code holds for so many minutes. A
 * wait with a key, say a purpose and a number, outlives its form.
 */
export const useCodeWait = (key?: string): [secondsLeft: number, begin: (minutes: number) => void] => {
  const own = useId();
  const left = useSecondsLeft(useWaits((waits) => waits[key ?? own] ?? NONE));
  const begin = (minutes: number) => {
    const from = Date.now();
    useWaits.setState({ [key ?? own]: { from, until: from + minutes * 60_000 } });
  };
  return [left, begin];
};

const useSecondsLeft = ({ from, until }: Wait): number => {
  const [ticked, setTicked] = useState(Date.now);
  // A wait may have begun since the last tick.
  const left = secondsUntil(until, Math.max(ticked, from));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = window.setInterval(() => setTicked(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [over]);
  return left;
};
