/** The page that stands in place of the site while it is closed, or closed to this visitor. */
export { StatusPage } from './status-page.tsx';
