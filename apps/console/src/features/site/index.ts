/** What of the site can be changed here: features, settings, networks, and whether it is open at all. */
export { SitePage } from './site-page.tsx';
