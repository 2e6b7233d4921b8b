/** The notices under the header, and the announcements that a visit begins with. */
export { NoticeStrip } from './notice-strip.tsx';
