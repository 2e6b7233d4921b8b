/** The side menu of wide screens. */
export { Sidebar } from './sidebar.tsx';
