/** Plays seasons of football and esports, and tells the operator how they go. */
export { playSports } from './play-sports.ts';
