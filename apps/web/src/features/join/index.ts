/** For those who would like to be agents. */
export { JoinPage } from './join-page.tsx';
