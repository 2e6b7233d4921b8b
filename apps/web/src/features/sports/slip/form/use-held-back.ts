import { useEffect } from 'react';
import type { Placer } from '../placing/placer.ts';
import { keyOf } from '../slip.ts';
import type { SlipBets } from '../use-slip-bets.ts';

/** Takes bets that are confirmed or checked back to the slip as soon as something of them closes or changes. */
export const useHeldBack = (placer: Placer, { legs, togetherNow }: SlipBets): void => {
  const placing = placer.use((state) => state.placing);
  const orders = placing.stage === 'confirming' || placing.stage === 'validating' ? placing.orders : [];
  // What is not among them may rest as long as it likes.
  const keys = orders.flatMap((order) => order.legs.map(keyOf));
  const held = legs.filter(({ key }) => keys.includes(key));
  const isClosed = held.some(({ state }) => state !== 'open');
  const isTogetherMoved = togetherNow !== null && orders.some(({ kind }) => kind === 'builder');
  const isChanged = isTogetherMoved || held.some(({ moved }) => moved !== null);
  useEffect(() => {
    if (isClosed) placer.dispatch({ type: 'stopped', problem: 'closed' });
    else if (isChanged) placer.dispatch({ type: 'stopped', problem: 'changed' });
  }, [placer, isClosed, isChanged]);
};
