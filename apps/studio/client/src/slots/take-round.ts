import type { PlayBusinessError, RoundView } from '../../../src/wire.ts';
import { readAmount } from '../shared/amounts.ts';
import { presentRound } from './show-round.ts';
import {
  coinValueOf,
  type Bet,
  type Context,
  type Effect,
  type Notice,
  type Question,
  type State,
  type Step,
} from './state.ts';

const SLOW_AFTER_MS = 4000;
const RETRY_AFTER_TOO_FAST_MS = 1000;
const CHECK_EVERY_MS = [1000, 2000, 4000] as const;
const CHECK_LATER_MS = 5000;
/** A fault of the studio leaves open whether the bet was taken, so it is asked after as well, but not for ever. */
const FAILURES_FORGIVEN = 3;

/** Starts a round now, or as soon as the least time between two rounds has passed. */
export const startRound = (state: State, { now, requestId }: Context): Step => {
  if (now < state.cycleEndsAt) return hold(state, state.cycleEndsAt - now);
  const bet: Bet = { requestId, coinValue: coinValueOf(state) };
  return {
    state: {
      ...state,
      phase: { name: 'asking', bet, slow: false },
      result: null,
      line: 'up',
      cycleEndsAt: now + state.profile.minCycleMs,
    },
    effects: [{ do: 'roll' }, { do: 'ask', bet }, { do: 'wait', ms: SLOW_AFTER_MS }],
  };
};

const hold = (state: State, ms: number): Step => ({
  state: { ...state, phase: { name: 'holding' } },
  effects: [{ do: 'wait', ms }],
});

/** A wait has ended: what it was for is said by the phase. */
export const askAfter = (state: State, context: Context): Step => {
  const { phase } = state;
  if (phase.name === 'holding') return release(state, context);
  if (phase.name === 'asking') return { state: { ...state, phase: { ...phase, slow: true } }, effects: [] };
  if (phase.name === 'checking') return { state, effects: [ask(phase.question)] };
  return { state, effects: [] };
};

/** Time is up, but without a line no bet is placed. */
const release = (state: State, context: Context): Step =>
  state.line === 'gone'
    ? { state: { ...state, auto: null, phase: { name: 'idle' } }, effects: [] }
    : startRound(state, context);

const ask = (question: Question): Effect => {
  if (question.by === 'round') return { do: 'poll', id: question.id };
  if (question.by === 'request') return { do: 'ask', bet: question.bet };
  return { do: 'find-open' };
};

/** The studio answered with the round: it is shown when decided, and asked after while it is pending. */
export const hearAnswer = (state: State, round: RoundView, context: Context): Step => {
  if (!isWaiting(state)) return { state, effects: [] };
  if (round.state === 'pending') return check(state, { by: 'round', id: round.id });
  if (round.state === 'settled') {
    // The studio counts from when it drew the round, which was before this answer came.
    const cycleEndsAt = context.now + state.profile.minCycleMs;
    const isOld = state.phase.name === 'checking' && state.phase.replayed;
    return presentRound({ ...state, cycleEndsAt }, round, isOld);
  }
  if (round.state === 'refused' && round.reason !== undefined) {
    return hearBusinessError(state, { code: round.reason, balance: round.balance }, context);
  }
  const balance = round.balance === null ? state.balance : readAmount(round.balance);
  return giveUp({ ...state, balance }, round.state);
};

/** The history was asked for a round that is still open: it is waited for, or there is none and play goes on. */
export const hearFound = (state: State, round: RoundView | null): Step => {
  if (state.phase.name !== 'checking') return { state, effects: [] };
  if (round === null) return giveUp(state, 'round_open');
  return check(state, { by: 'round', id: round.id });
};

/** No answer came: the bet may or may not have been taken, so it is never simply placed again. */
export const hearNothing = (state: State): Step => {
  const { phase } = state;
  if (phase.name === 'asking') return check(state, { by: 'request', bet: phase.bet });
  if (phase.name === 'checking') return check(state, phase.question);
  return { state, effects: [] };
};

interface Refused {
  code: PlayBusinessError;
  balance: string | null;
}

export const hearBusinessError = (state: State, { code, balance }: Refused, context: Context): Step => {
  if (!isWaiting(state)) return { state, effects: [] };
  const known = balance === null ? state : { ...state, balance: readAmount(balance) };
  switch (code) {
    case 'session_ended':
    case 'account_disabled':
      return end(known, code);
    case 'operator_unreachable':
      return hearNothing(known);
    case 'unknown_error':
      return attemptsOf(known) < FAILURES_FORGIVEN ? hearNothing(known) : giveUp(known, code);
    case 'round_open':
      return check(known, { by: 'history' });
    case 'too_fast':
      return slowDown(known, context);
    default:
      return giveUp(known, code);
  }
};

const attemptsOf = ({ phase }: State): number => (phase.name === 'checking' ? phase.attempt : 0);

const isWaiting = (state: State): boolean => state.phase.name === 'asking' || state.phase.name === 'checking';

const check = (state: State, question: Question): Step => {
  const { phase } = state;
  const attempt = phase.name === 'checking' ? phase.attempt + 1 : 0;
  const replayed = question.by === 'history' || (phase.name === 'checking' && phase.replayed);
  const wait: Effect = { do: 'wait', ms: CHECK_EVERY_MS[attempt] ?? CHECK_LATER_MS };
  return {
    state: { ...state, auto: null, phase: { name: 'checking', question, attempt, replayed } },
    effects: phase.name === 'asking' ? [{ do: 'settle' }, wait] : [wait],
  };
};

const slowDown = (state: State, { now }: Context): Step => {
  const held = hold({ ...state, cycleEndsAt: now + RETRY_AFTER_TOO_FAST_MS }, RETRY_AFTER_TOO_FAST_MS);
  return { state: held.state, effects: [{ do: 'settle' }, ...held.effects] };
};

const giveUp = (state: State, notice: Notice): Step => ({
  state: { ...state, auto: null, notice, phase: { name: 'idle' } },
  effects: state.phase.name === 'asking' ? [{ do: 'settle' }] : [],
});

const end = (state: State, code: 'session_ended' | 'account_disabled'): Step => ({
  state: { ...state, auto: null, notice: null, phase: { name: 'ended', code } },
  effects: [{ do: 'settle' }],
});
