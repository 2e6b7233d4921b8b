/** The lobby of a category: its vendors, its lists and the grid of its games. */
export { LobbyPage } from './lobby-page.tsx';
export { VendorStrip } from './vendor-strip.tsx';
export { prepareLobby } from './prepare-lobby.ts';
