/** A page group of its own, for the areas beside the slots. */
export { LobbyPage } from '../../features/lobby/index.ts';
