/** The games of one vendor in a popup over the vendor lobby. */
export { ChildGames } from './child-games.tsx';
