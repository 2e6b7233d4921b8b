import { addMoney, negateMoney, type Money } from '@hintha/money';
import type { RoundView } from '../../../src/wire.ts';
import { readAmount } from '../shared/amounts.ts';
import { continueAuto } from './auto-run.ts';
import { showRound, type Effect, type Phase, type State, type Step } from './state.ts';

type Showing = Extract<Phase, { name: 'showing' }>;

/** Begins to show a decided round: first the balance without its win, which is told at the end. */
export const presentRound = (state: State, round: RoundView, replayed: boolean): Step => {
  const phase = showRound(round, replayed);
  if (phase?.name !== 'showing') return { state, effects: [] };
  return { state: { ...state, balance: balanceBefore(state, round), phase }, effects: play(phase) };
};

const balanceBefore = (state: State, round: RoundView): Money =>
  round.balance === null
    ? state.balance
    : addMoney(readAmount(round.balance), negateMoney(readAmount(round.win)));

/** Shows again the round that the player did not see to its end; nothing is staked. */
export const replayRound = (state: State, unseen: RoundView): Step => {
  const phase = showRound(unseen, true);
  if (phase?.name === 'showing') {
    return { state: { ...state, phase, notice: 'resumed' }, effects: play(phase) };
  }
  if (unseen.state !== 'pending') return { state, effects: [{ do: 'mark-seen', id: unseen.id }] };
  const question = { by: 'round', id: unseen.id } as const;
  return {
    state: { ...state, phase: { name: 'checking', question, attempt: 0, replayed: true } },
    effects: [{ do: 'poll', id: unseen.id }],
  };
};

const play = (phase: Showing): Effect[] => {
  const beat = phase.beats[phase.at];
  return beat === undefined ? [] : [{ do: 'play', beat, round: phase.round }];
};

/** The stage has shown beat `at`: the next one follows, or the round is over. */
export const endBeat = (state: State, at: number): Step => {
  const { phase } = state;
  if (phase.name !== 'showing' || phase.at !== at) return { state, effects: [] };
  if (at + 1 === phase.beats.length) return finish(state, phase);
  const next = { ...phase, at: at + 1 };
  return { state: { ...state, phase: next }, effects: play(next) };
};

const finish = (state: State, { round, replayed }: Showing): Step => {
  const win = readAmount(round.win);
  const stake = readAmount(round.stake);
  const balance = round.balance === null ? state.balance : readAmount(round.balance);
  const rested: State = {
    ...state,
    phase: { name: 'idle' },
    balance,
    // A replayed round was staked in an earlier session and is part of the opening balance already.
    net: replayed ? state.net : addMoney(state.net, addMoney(win, negateMoney(stake))),
    result: { roundId: round.id, win, isWin: win > stake, capped: round.outcome.capped },
    auto: continueAuto(state.auto, round, balance),
    notice: state.notice === 'resumed' ? null : state.notice,
  };
  return { state: rested, effects: [{ do: 'mark-seen', id: round.id }] };
};
