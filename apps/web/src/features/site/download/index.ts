/** How the site comes onto a phone: a page, a dialog, and the codes at the side. */
export { DownloadDialog } from './download-dialog.tsx';
export { DownloadPage } from './download-page.tsx';
