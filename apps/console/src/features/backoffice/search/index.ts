/** The search over everything that the staff may see, from whatever page. */
export { SearchDialog } from './search-dialog.tsx';
