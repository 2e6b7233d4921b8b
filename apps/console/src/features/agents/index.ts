/** Agents and their teams: the tree, who is opened on top of it, and moves. */
export { AgentsPage } from './agents-page.tsx';
export { MovesPage } from './moves-page.tsx';
