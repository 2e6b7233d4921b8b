import type { HouseFact } from '../../../facts.ts';
import type { House } from '../../../house.ts';
import { deviceSign, keepSign } from './signs-of.ts';

/**
 * Keeps on which device each member registered, so that a bonus knows it before the first look at the offers; answers
 * how to stop. A mark that was lost with the process is set again by that look.
 */
export const watchRegistrations = (house: House): { close: () => Promise<void> } => {
  const { db, log } = house;
  let kept = Promise.resolve();
  const stop = db.onFact((told) => {
    const fact = told as HouseFact;
    if (fact.type !== 'member-registered') return;
    kept = kept
      .then(() => keepSign(house, BigInt(fact.key), deviceSign(fact.device)))
      .catch((error: unknown) => log.warn({ err: error }, 'the device of a registration was not kept'));
  });
  return {
    close: async () => {
      stop();
      await kept;
    },
  };
};
