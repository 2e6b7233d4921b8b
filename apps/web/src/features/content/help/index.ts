/** The help: of the site, of the account area, and over the page. */
export { HelpDialog } from './help-dialog.tsx';
export { HelpPage } from './help-page.tsx';
export { TermsPage } from './terms-page.tsx';
export { MemberHelpPage } from './member-help-page.tsx';
