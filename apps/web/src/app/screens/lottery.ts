/** A page group of its own, which the games of the lotteries open in. */
export { LobbyPage } from '../../features/lobby/index.ts';
