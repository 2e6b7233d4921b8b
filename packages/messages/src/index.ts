/** The translation bundles: one typed object a language, loaded one at a time. */
export { loadMessages } from './load-messages.ts';
export { loadAccountMessages } from './account/load-account-messages.ts';
export { loadConsoleMessages } from './console/load-console-messages.ts';
export { loadLotteryMessages } from './lottery/load-lottery-messages.ts';
export { loadSportsMessages } from './sports/load-sports-messages.ts';
export { loadSabongMessages } from './sabong/load-sabong-messages.ts';
export { loadStudioMessages } from './studio/load-studio-messages.ts';
export { loadNotificationTexts, loadPushTitles } from './notifications/load-notification-texts.ts';
export type { AccountMessages } from './account/en/index.ts';
export type { ConsoleMessages } from './console/en/index.ts';
export type { LotteryMessages } from './lottery/en/index.ts';
export type { SportsMessages } from './sports/en/index.ts';
export type { SabongMessages } from './sabong/en/index.ts';
export type { StudioMessages } from './studio/en/index.ts';
export type { Letters } from './notifications/en.ts';
export type { Messages } from './en/index.ts';
