/** What the frame lays over a page: the games, the account, the way out. */
export { AccountSheet } from './account-sheet.tsx';
export { GamesSheet } from './games-sheet.tsx';
export { LogOutDialog } from './log-out-dialog.tsx';
