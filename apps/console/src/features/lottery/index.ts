/** The draws of the lotteries: results, what is at stake, calling off, another result; and their calendars. */
export { CalendarsPage } from './calendars/calendars-page.tsx';
export { DrawsPage } from './draws-page.tsx';
