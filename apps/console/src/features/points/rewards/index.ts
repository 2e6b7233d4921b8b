/** The rewards of the points mall, as staff puts them up. */
export { MallPage } from './rewards-page.tsx';
