/** The fights at the arenas: stakes, results with four eyes, cancelling, another result; arenas, declarators, linked accounts. */
export { ArenasPage } from './arenas/arenas-page.tsx';
export { DeclaratorsPage } from './declarators-page.tsx';
export { FightsPage } from './fights-page.tsx';
export { OpposedPage } from './opposed-page.tsx';
