/** The vendors of the lobby: what each has on the shelf, and whether it rests. */
export { VendorsPage } from './vendors-page.tsx';
