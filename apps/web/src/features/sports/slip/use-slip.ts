import { create } from 'zustand';
import { useSession } from '../../../shared/session.ts';
import { parseSlip, slipKey } from './kept-slip.ts';
import { joinSlips, keyOf, type Slip, type SlipLeg } from './slip.ts';

interface SlipState {
  readonly owner: string;
  readonly slip: Slip;
  /** The one selection of a quick bet, which is not on the slip. */
  readonly quick: SlipLeg | null;
  /** What is selected, by its keys. */
  readonly keys: ReadonlySet<string>;
  /** Whether the sheet of a small screen is open. */
  readonly isOpen: boolean;
}

const read = (owner: string): Slip => parseSlip(localStorage.getItem(slipKey(owner)));

const keysOf = (slip: Slip, quick: SlipLeg | null): ReadonlySet<string> =>
  new Set([...slip.legs, ...(quick === null ? [] : [quick])].map(keyOf));

const stateOf = (owner: string, slip: Slip): SlipState => ({
  owner,
  slip,
  quick: null,
  keys: keysOf(slip, null),
  isOpen: false,
});

const ownerNow = (): string => {
  const { token, username } = useSession.getState();
  return token === null ? '' : username;
};

/** The slip, which outlives the page. */
export const useSlip = create<SlipState>(() => stateOf(ownerNow(), read(ownerNow())));

let timer = 0;

const keep = () => {
  const { owner, slip } = useSlip.getState();
  localStorage.setItem(slipKey(owner), JSON.stringify(slip));
};

/** Once what was pressed is in the picture: writing it down is work that nobody waits for. */
const keepSoon = () => {
  window.clearTimeout(timer);
  timer = window.setTimeout(keep);
};

export const changeSlip = (change: (slip: Slip) => Slip): void => {
  const { slip, quick } = useSlip.getState();
  const next = change(slip);
  if (next === slip) return;
  useSlip.setState({ slip: next, keys: keysOf(next, quick) });
  keepSoon();
};

export const chooseQuick = (quick: SlipLeg | null): void =>
  useSlip.setState(({ slip }) => ({ quick, keys: keysOf(slip, quick) }));

export const openSlip = (isOpen: boolean): void => useSlip.setState({ isOpen });

export const useIsSelected = (marketId: string, pick: string): boolean =>
  useSlip(({ keys }) => keys.has(keyOf({ marketId, pick })));

/** What was sent has to be found again whatever happens to the page, so it is written down at once. */
export const changeUnanswered = (change: (before: Slip['unanswered']) => Slip['unanswered']): void => {
  changeSlip((slip) => ({ ...slip, unanswered: change(slip.unanswered) }));
  keep();
};

useSession.subscribe(() => {
  const [before, owner] = [useSlip.getState(), ownerNow()];
  if (before.owner === owner) return;
  window.clearTimeout(timer);
  keep();
  const own = read(owner);
  if (before.owner !== '' || before.slip.legs.length === 0) {
    useSlip.setState(stateOf(owner, own));
    return;
  }
  localStorage.removeItem(slipKey(''));
  useSlip.setState({ ...stateOf(owner, joinSlips(own, before.slip)), isOpen: before.isOpen });
  keep();
});
