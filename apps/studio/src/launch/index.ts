/** The operator's calls to the studio: what there is to play, and launches of it. */
export { serveLaunches } from './routes.ts';
