/** The page on which money leaves the account: asking for it, saying that it arrived, and the accounts it goes to. */
export { Withdraw } from './withdraw-page.tsx';
