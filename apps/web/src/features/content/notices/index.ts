/** The announcements of the operator: over the page and as a page of their own. */
export { NoticeDialog } from './notice-dialog.tsx';
export { NoticePage } from './notice-page.tsx';
