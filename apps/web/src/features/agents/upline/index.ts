/** Money for the agent right above. */
export { UplinePage } from './upline-page.tsx';
