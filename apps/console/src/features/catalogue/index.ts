/** The vendors of the lobby: what each has in the catalogue, whether it rests, and where it stands. */
export { LobbyPage } from './lobby/lobby-page.tsx';
export { VendorsPage } from './vendors-page.tsx';
