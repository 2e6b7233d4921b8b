/** Plays the fights of the arenas of the demo world, and tells the operator how they go. */
export { type ArenaStage, playArenas } from './play-arenas.ts';
