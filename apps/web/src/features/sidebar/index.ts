/** The side menu of wide screens. */
export { Rail } from './sidebar.tsx';
