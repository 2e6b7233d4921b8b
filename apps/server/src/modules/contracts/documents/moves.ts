import type { State, TerminationState } from '../types.ts';

/** What may happen to a contract. One that is outranked ends because its payer has taken a lower rate itself. */
export const MOVES = ['accept', 'reject', 'withdraw', 'expire', 'terminate', 'supersede', 'outrank'] as const;
export type Move = (typeof MOVES)[number];

/** Where each move leads; a move that a state does not name is refused. */
const LEADS: Readonly<Record<State, Partial<Record<Move, State>>>> = {
  OFFERED: {
    accept: 'ACTIVE',
    reject: 'REJECTED',
    withdraw: 'WITHDRAWN',
    expire: 'EXPIRED',
    outrank: 'TERMINATED',
  },
  ACTIVE: { terminate: 'TERMINATED', supersede: 'SUPERSEDED', outrank: 'TERMINATED' },
  REJECTED: {},
  WITHDRAWN: {},
  EXPIRED: {},
  TERMINATED: {},
  SUPERSEDED: {},
};

export const moveContract = (state: State, move: Move): State | undefined => LEADS[state][move];

/** What may become of a wish to end a contract that was not answered. */
export const ANSWERS = ['accept', 'reject', 'withdraw', 'expire'] as const;
export type Answer = (typeof ANSWERS)[number];

const ENDS: Readonly<Record<Exclude<Answer, 'expire'>, TerminationState>> = {
  accept: 'ACCEPTED',
  reject: 'REJECTED',
  withdraw: 'WITHDRAWN',
};

/** Unanswered, the wish of the one above takes effect and the wish of the one below does not. */
export const answerTermination = (answer: Answer, byPayer: boolean): TerminationState => {
  if (answer === 'expire') return byPayer ? 'EFFECTED' : 'LAPSED';
  return ENDS[answer];
};

/** Whether the contract ends by it. */
export const endsContract = (state: TerminationState): boolean =>
  state === 'ACCEPTED' || state === 'EFFECTED';
