import { showToast } from '@hintha/ui';
import i18next from 'i18next';
import { useSession } from '../../../../shared/session.ts';
import { keyOf, type Order, type Slip, type SlipLeg, toggleLeg, withoutLegs } from '../slip.ts';
import { changeSlip, chooseQuick, useSlip } from '../use-slip.ts';
import { Placer } from './placer.ts';

/** What was taken off the slip because it was bet. */
let taken: readonly SlipLeg[] = [];
/** As what it was bet: selections of one match are singles unless it is said again. */
let takenMode: Slip['mode'] = null;

const takeOff = (order: Order) => {
  const keys = order.legs.map(keyOf);
  const { slip } = useSlip.getState();
  takenMode = slip.mode;
  taken = [...taken, ...slip.legs.filter((leg) => keys.includes(keyOf(leg)))];
  changeSlip((now) => withoutLegs(now, keys));
};

/** Places what is on the slip. */
export const slipPlacer = new Placer({ onTaken: takeOff });

/** Places one selection that is on no slip. */
export const quickPlacer: Placer = new Placer({
  onTaken: (order) => {
    const { quick } = useSlip.getState();
    if (quick !== null && order.legs.some((leg) => keyOf(leg) === keyOf(quick))) chooseQuick(null);
    quickPlacer.dispatch({ type: 'edit' });
    showToast({ kind: 'success', text: i18next.t('slip.accepted', { ns: 'sports' }) });
  },
});

/** From here on what is taken is of another bet. */
export const noteTaken = (): void => {
  taken = [];
};

/** Puts what was bet on the slip once more. */
export const betAgain = (): void => {
  const legs = taken;
  slipPlacer.dispatch({ type: 'edit' });
  changeSlip((slip) => {
    const known = new Set(slip.legs.map(keyOf));
    const again = legs.filter((leg) => !known.has(keyOf(leg))).reduce(toggleLeg, slip);
    return { ...again, mode: takenMode };
  });
};

const restart = () => {
  slipPlacer.restart(useSession.getState().token === null ? [] : useSlip.getState().slip.unanswered);
  quickPlacer.restart([]);
};

let isStarted = false;

/** Asks what became of orders that an earlier visit of the member left without an answer. */
export const startPlacers = (): void => {
  if (isStarted) return;
  isStarted = true;
  restart();
  useSlip.subscribe(({ owner }, before) => {
    if (owner !== before.owner) restart();
  });
};
