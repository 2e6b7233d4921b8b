import { money, type Money } from '@hintha/money';
import { readAmount, timesAmount } from '../../shared/amounts.ts';
import type { DecidedRound } from '../beats.ts';
import type { Act, StageSet } from './acts.ts';
import { listLitWins, type LitWin } from './lit-wins.ts';
import { countMs, lineMs, RESTING_LINE_MS } from './tempo.ts';

/** How a round's spin was paid, in the measure that decides how much is made of it. */
export interface Pay {
  readonly amount: Money;
  readonly timesStake: number;
}

export const payOf = (round: DecidedRound, amount: Money): Pay => ({
  amount,
  // Only the length of an animation hangs on this, so whole hundredths of the stake are exact enough.
  timesStake: Number((amount * 100n) / (readAmount(round.stake) || 1n)) / 100,
});

const COINS_FROM_TIMES_STAKE = 5;
const MANY_COINS_FROM = 20;

const levelOf = ({ timesStake }: Pay): number =>
  timesStake < COINS_FROM_TIMES_STAKE ? 1 : timesStake < MANY_COINS_FROM ? 2 : 3;

/** Lights all wins of a spin at once and counts up what they paid; `isPassing` then shows them one by one. */
export const createWinAct = (
  set: StageSet,
  round: DecidedRound,
  at: number,
  opening: { now: number; isPassing: boolean },
): Act => {
  const spin = round.outcome.spins[at];
  const coinValue = readAmount(round.coinValue);
  const wins = spin === undefined ? [] : listLitWins(set.facts, spin, coinValue);
  const pay = payOf(round, timesAmount(coinValue, spin?.coins ?? 0));
  const count = createCountAct(set, pay, opening.now);
  set.lights.light(
    wins.map(({ lit }) => lit),
    opening.now,
  );
  const passes = opening.isPassing && !set.isTurbo() && wins.length > 1;
  let pass: Act | null = null;
  return {
    update: (now) => {
      if (pass !== null) return pass.update(now, []);
      if (!count.update(now, [])) return false;
      if (passes) pass = createPassAct(set, wins, { now, ms: lineMs(wins.length), rounds: 1 });
      return !passes;
    },
    hurry: (now) => {
      count.hurry(now);
      pass?.hurry(now);
    },
  };
};

/** Counts an amount up, with as much noise as it deserves: none at all when it does not exceed the stake. */
export const createCountAct = (set: StageSet, pay: Pay, since: number): Act => {
  const isWin = pay.timesStake > 1;
  const ms = set.tempo().isCalm ? 0 : countMs(pay.timesStake, set.isTurbo());
  let isHurried = false;
  if (isWin) {
    set.play('win', levelOf(pay));
    throwCoins(set, pay, since);
  }
  return {
    update: (now) => {
      const share = isHurried || !isWin || ms === 0 ? 1 : Math.min(1, (now - since) / ms);
      const isOver = isHurried || now - since >= Math.max(ms, 300);
      set.tell({ kind: 'count', amount: shareOf(pay.amount, share), isWin, isGreat: levelOf(pay) > 1 });
      return isOver;
    },
    hurry: () => {
      isHurried = true;
      set.coins.clear();
    },
  };
};

const UNIT = 100n;

/** A part of the amount, in whole units so that the decimals do not flicker; at the end it is the amount. */
const shareOf = (amount: Money, share: number): Money =>
  share === 1 ? amount : money(((amount * BigInt(Math.floor(share * 1000))) / 1000n / UNIT) * UNIT);

const throwCoins = (set: StageSet, pay: Pay, now: number): void => {
  const level = levelOf(pay);
  if (set.tempo().isCalm || level === 1) return;
  set.coins.throw(level === 2 ? 14 : 34, set.geometry(), now);
};

interface Pass {
  readonly now: number;
  readonly ms: number;
  readonly rounds: number;
}

/** Shows the wins one after another, as often as asked for. */
const createPassAct = (set: StageSet, wins: readonly LitWin[], { now, ms, rounds }: Pass): Act => {
  let shown = -1;
  let isHurried = false;
  return {
    update: (at) => {
      const turn = Math.floor((at - now) / ms);
      if (isHurried || turn >= wins.length * rounds) return true;
      const win = wins[turn % wins.length];
      if (turn !== shown && win !== undefined) {
        shown = turn;
        set.lights.light([win.lit], at);
        set.tell(win.news);
      }
      return false;
    },
    hurry: () => {
      isHurried = true;
    },
  };
};

/** What goes on after a round that won, until the next one: its wins in turn, a few times over. */
export const createRestAct = (set: StageSet, round: DecidedRound, at: number, now: number): Act => {
  const spin = round.outcome.spins[at];
  const wins = spin === undefined ? [] : listLitWins(set.facts, spin, readAmount(round.coinValue));
  return createPassAct(set, wins, { now, ms: RESTING_LINE_MS, rounds: wins.length > 1 ? 3 : 1 });
};
