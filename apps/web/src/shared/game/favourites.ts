import { create } from 'zustand';
import { call } from '../api.ts';
import { explain } from '../explain.ts';
import { gated } from '../gate.ts';
import { routeGuardOf } from '../route-guard.ts';
import { useSession } from '../session.ts';
import { loadMember } from '../sign-in.ts';
import { showToast } from '../toasts.ts';
import { keepLotteriesAmong, noteLottery } from './favourite-lotteries.ts';
import { keepIds, readIds } from './kept-ids.ts';
import { isLottery } from './play-path.ts';
import type { Game } from './play.ts';

const KEPT = 'favouriteGameIds';
const NONE: ReadonlySet<number> = new Set();

/** The games put aside, by their numbers: those of the session, and until they are known those of the last visit. */
export const useFavourites = create<{ ids: ReadonlySet<number> }>(() => ({ ids: NONE }));

const keep = (ids: ReadonlySet<number>) => {
  keepIds(KEPT, ids);
  useFavourites.setState({ ids });
};

let loadedFor: string | null = null;
let loading: Promise<void> = Promise.resolve();

const load = async (): Promise<void> => {
  if (routeGuardOf(useSession.getState(), true) !== 'free') {
    useFavourites.setState({ ids: NONE });
    return;
  }
  useFavourites.setState({ ids: readIds(KEPT) });
  try {
    const ids = new Set(await call('listFavouriteIds'));
    keep(ids);
    // A name is typed in any letters, and kept as the server writes it.
    await loadMember();
    keepLotteriesAmong(useSession.getState().username, ids);
  } catch {
    // What was kept goes on being shown; the next card that is drawn asks again.
    loadedFor = null;
  }
};

/** Reads the games put aside once a session; without one, and for a trial, there are none. */
export const loadFavourites = (token: string | null): void => {
  if (token === loadedFor) return;
  loadedFor = token;
  loading = load();
};

const change = async (game: Game): Promise<void> => {
  const { nodeId, vassalage, gameType } = game;
  // A list that is on its way was written before the change and would take it back.
  await loading;
  const { username } = useSession.getState();
  const { ids } = useFavourites.getState();
  const put = !ids.has(nodeId);
  const next = new Set(ids);
  if (put) next.add(nodeId);
  else next.delete(nodeId);
  // Before the favourites change, with which the lotteries among them are read anew.
  if (isLottery(game)) noteLottery(username, nodeId, put);
  keep(next);
  const body = { nodeId, vendor: vassalage, gameType: gameType as 'RNG' };
  try {
    await call(put ? 'addFavourite' : 'removeFavourite', { body });
  } catch (error) {
    if (isLottery(game)) noteLottery(username, nodeId, !put);
    keep(ids);
    showToast('error', explain(error));
  }
};

/** Puts a game aside or takes it off again: at once on the page, and back if the server did not take it. */
export const toggleFavourite = (game: Game): void =>
  gated({ reason: 'favourite', real: true }, () => void change(game));
