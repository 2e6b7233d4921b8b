import { endBeat, replayRound } from './show-round.ts';
import { canBet, type Context, type Event, type State, type Step } from './state.ts';
import { askAfter, hearAnswer, hearFound, hearNothing, hearBusinessError, startRound } from './take-round.ts';

type Handler<Type extends Event['type']> = (
  state: State,
  event: Extract<Event, { type: Type }>,
  context: Context,
) => Step;

const HANDLERS: { [Type in Event['type']]: Handler<Type> } = {
  opened: (state, { unseen }) => (unseen === null ? stay(state) : replayRound(state, unseen)),
  'spin-pressed': (state, _event, context) => {
    if (canBet(state)) return startRound({ ...state, notice: null }, context);
    return skip(state);
  },
  'skip-pressed': (state) => skip(state),
  answered: (state, { round }, context) => hearAnswer(state, round, context),
  refused: (state, { code, balance }, context) => hearBusinessError(state, { code, balance }, context),
  unanswered: (state) => hearNothing(state),
  found: (state, { round }) => hearFound(state, round),
  waited: (state, _event, context) => askAfter(state, context),
  'beat-ended': (state, { at }, context) => playOn(endBeat(state, at), context),
  'coin-chosen': (state, { coin }) =>
    canBet(state) && coin in state.game.coinValues ? stay({ ...state, coin, result: null }) : stay(state),
  'auto-started': (state, { rules }, context) =>
    canBet(state) && state.profile.autoplay
      ? startRound({ ...state, notice: null, auto: { rules, left: rules.games } }, context)
      : stay(state),
  'auto-stopped': (state) => stopAuto(state),
  'notice-closed': (state) => stay({ ...state, notice: null }),
  'line-changed': (state, { online }) => (online ? regainLine(state) : stopAuto({ ...state, line: 'gone' })),
};

/** The whole game as one pure step: what is shown next, and what has to be done outside. */
export const step = (state: State, event: Event, context: Context): Step => {
  const handle = HANDLERS[event.type] as Handler<Event['type']>;
  return handle(state, event, context);
};

const stay = (state: State): Step => ({ state, effects: [] });

/** An automatic run that survived its round goes straight into the next one. */
const playOn = (ended: Step, context: Context): Step => {
  if (ended.state.auto === null || !canBet(ended.state)) return ended;
  const next = startRound(ended.state, context);
  return { state: next.state, effects: [...ended.effects, ...next.effects] };
};

const skip = (state: State): Step => ({
  state,
  effects: state.phase.name === 'showing' ? [{ do: 'hurry' }] : [],
});

const regainLine = (state: State): Step => stay(state.line === 'gone' ? { ...state, line: 'back' } : state);

const stopAuto = (state: State): Step =>
  stay({ ...state, auto: null, phase: state.phase.name === 'holding' ? { name: 'idle' } : state.phase });
