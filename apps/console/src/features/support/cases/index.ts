/** What guests ask in writing: feedback, complaints, chats that nobody answered. */
export { CasesPage } from './cases-page.tsx';
