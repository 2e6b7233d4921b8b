/** The games of one vendor in a popup over its hall. */
export { ChildGames } from './child-games.tsx';
