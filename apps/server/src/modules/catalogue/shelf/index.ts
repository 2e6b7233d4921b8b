/** The shelf as visitors leaf through it. */
export { openShelf } from './open-shelf.ts';
