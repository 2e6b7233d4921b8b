/** What was bet and won, as members and staff are shown it. */
export { toBetView } from './views.ts';
