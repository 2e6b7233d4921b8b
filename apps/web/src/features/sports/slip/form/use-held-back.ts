import { useEffect } from 'react';
import type { Placer } from '../placing/placer.ts';
import type { SlipBets } from '../use-slip-bets.ts';

/** Takes a slip that is confirmed or checked back to its draft as soon as something of it closes or changes. */
export const useHeldBack = (placer: Placer, { ready, bets }: SlipBets): void => {
  const stage = placer.use((state) => state.placing.stage);
  const isHeld = stage === 'confirming' || stage === 'validating';
  const isClosed = isHeld && ready.length < bets.length && bets.some(({ problem }) => problem === 'notOpen');
  const isChanged = isHeld && bets.some(({ problem }) => problem === 'moved');
  useEffect(() => {
    if (isClosed) placer.dispatch({ type: 'stopped', problem: 'closed' });
    else if (isChanged) placer.dispatch({ type: 'stopped', problem: 'changed' });
  }, [placer, isClosed, isChanged]);
};
