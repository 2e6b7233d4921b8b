import { create } from 'zustand';

export interface ActiveGame {
  name: string;
  /** Where it is launched anew. */
  path: string;
  /** Where the vendor serves it; the address is good once, so that it is gone with the page that shows it. */
  iframeUrl: string;
}

/** The game that was launched for the frame of `/game`. */
export const useActiveGame = create<{ game: ActiveGame | null }>(() => ({ game: null }));

export const setActiveGame = (game: ActiveGame | null): void => useActiveGame.setState({ game });
