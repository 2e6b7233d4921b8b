/** Mails and short messages that the house has sent or tried to. */
export { LettersPage } from './notifications-page.tsx';
