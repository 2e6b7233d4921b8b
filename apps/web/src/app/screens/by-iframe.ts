/** A page group of its own, for what is launched before it opens. */
export { IframePage } from '../../features/play/index.ts';
