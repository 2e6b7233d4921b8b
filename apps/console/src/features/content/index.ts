/** What the staff writes for the site. */
export { ContentPage } from './content-page.tsx';
