/** What was bet and won, as members are shown it. */
export { toBetView } from './views.ts';
