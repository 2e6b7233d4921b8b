/** The lines of statements that no order has been found for, until somebody says which order they pay. */
export { IncomingPage } from './incoming-page.tsx';
