import type { RoundView } from '../../../src/wire.ts';
import type { Answer } from '../shared/calls.ts';
import type { Stage } from './stage/stage.ts';
import type { Effect } from './state.ts';
import type { Surface } from './surface.ts';

type Perform<Kind extends Effect['do']> = (effect: Extract<Effect, { do: Kind }>) => void;

/** Carries out what a step asked for, and reports what came of it as events. */
export const createEffects = (surface: Surface, stage: Stage): ((effect: Effect) => void) => {
  const { calls, dispatch, state } = surface;
  let timer = 0;
  const actions: { [Kind in Effect['do']]: Perform<Kind> } = {
    roll: stage.roll,
    settle: stage.settle,
    hurry: stage.hurry,
    ask: ({ bet }) => void calls.spin(bet.coinValue, bet.requestId).then(hear),
    poll: ({ id }) => void calls.round(id).then(hear),
    'find-open': () => void findOpen(surface),
    wait: ({ ms }) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => dispatch({ type: 'waited' }), ms);
    },
    play: ({ beat, round }) => {
      const { phase, auto } = state();
      const at = phase.name === 'showing' ? phase.at : 0;
      const isPassing = auto !== null || round.outcome.spins.length > 1;
      stage.play(round, beat, isPassing, () => dispatch({ type: 'beat-ended', at }));
    },
    'mark-seen': ({ id }) => void calls.markSeen(id),
  };
  const hear = (answer: Answer<RoundView>): void => dispatch(toEvent(answer));
  return (effect) => {
    const perform = actions[effect.do] as Perform<Effect['do']>;
    perform(effect);
  };
};

const toEvent = (answer: Answer<RoundView>) => {
  if (answer.kind === 'value') return { type: 'answered', round: answer.value } as const;
  if (answer.kind === 'lost') return { type: 'unanswered' } as const;
  const { code, balance } = answer.businessError;
  return { type: 'refused', code, balance: balance ?? null } as const;
};

/** Looks for the round that the studio says is still open: it is the newest one, if it is one at all. */
const findOpen = async ({ calls, dispatch }: Surface): Promise<void> => {
  const answer = await calls.rounds(null);
  if (answer.kind === 'lost') return dispatch({ type: 'unanswered' });
  if (answer.kind === 'refused')
    return dispatch({ type: 'refused', code: answer.businessError.code, balance: null });
  dispatch({ type: 'found', round: answer.value.rounds.find(({ state }) => state === 'pending') ?? null });
};
