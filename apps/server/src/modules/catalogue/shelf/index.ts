/** The shelf as visitors leaf through it. */
export { keepAnswers } from './keep-answers.ts';
export { openShelf, type Shelf } from './open-shelf.ts';
