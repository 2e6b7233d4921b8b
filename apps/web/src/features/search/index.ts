/** Finds a game by its name, from every page. */
export { SearchOverlay } from './search-overlay.tsx';
