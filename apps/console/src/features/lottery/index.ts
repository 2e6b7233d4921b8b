/** The draws of the lotteries: results, what is at stake, calling off, another result; their calendars, and the sources of results. */
export { CalendarsPage } from './calendars/calendars-page.tsx';
export { DrawsBadge } from './draws-badge.tsx';
export { DrawsPage } from './draws-page.tsx';
export { SourcesPage } from './sources/sources-page.tsx';
