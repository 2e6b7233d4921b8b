/** The codes of the apps at the side of a wide screen. */
export { SideCodes } from './side-codes.tsx';
