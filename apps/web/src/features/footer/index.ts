/** What stands at the end of every page. */
export { Footer } from './footer.tsx';
