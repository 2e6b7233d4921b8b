/** Notices and banners: what the house tells its visitors. */
export { publishBanner } from './publish-banner.ts';
export { publishNotice } from './publish-notice.ts';
