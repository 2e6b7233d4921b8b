import { readAmount } from '../../shared/amounts.ts';
import type { Beat, DecidedRound } from '../beats.ts';
import type { Act, StageSet } from './acts.ts';
import { CARD_MS } from './tempo.ts';
import { createCountAct, payOf } from './win-act.ts';

/** Waits while a card is read. The summary counts up what the whole round paid. */
export const createCardAct = (set: StageSet, round: DecidedRound, beat: Beat, now: number): Act => {
  if (beat.kind === 'intro' || beat.kind === 'retrigger') {
    set.play('feature');
    return createWaitAct(now + CARD_MS[beat.kind]);
  }
  const count = createCountAct(set, payOf(round, readAmount(round.win)), now);
  const wait = createWaitAct(now + CARD_MS.summary);
  let isHurried = false;
  return {
    update: (at) => {
      const isCounted = count.update(at, []);
      return isCounted && (isHurried || wait.update(at, []));
    },
    hurry: (at) => {
      isHurried = true;
      count.hurry(at);
    },
  };
};

const createWaitAct = (until: number): Act => {
  let isHurried = false;
  return {
    update: (now) => isHurried || now >= until,
    hurry: () => {
      isHurried = true;
    },
  };
};
