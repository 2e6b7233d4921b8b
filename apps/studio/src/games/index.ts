/** What the studio offers: brands, their titles, and the models that decide them. */
export { toGameFacts } from './game-facts.ts';
export { listGames } from './list-games.ts';
export { findTitle, getTitle, type Title } from './games.ts';
