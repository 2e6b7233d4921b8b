import { loaderOf } from '../load-bundle.ts';
import type { AccountMessages } from './en/index.ts';

/** The texts of the pages of one's own money and messages, which a first visit does without. */
export const loadAccountMessages: (language: string) => Promise<AccountMessages> = loaderOf({
  MY: async () => (await import('./my/index.ts')).messages,
  EN: async () => (await import('./en/index.ts')).messages,
  CN: async () => (await import('./cn/index.ts')).messages,
  VI: async () => (await import('./vi/index.ts')).messages,
  JA: async () => (await import('./ja/index.ts')).messages,
  TH: async () => (await import('./th/index.ts')).messages,
  TY: async () => (await import('./ty/index.ts')).messages,
  ID: async () => (await import('./id/index.ts')).messages,
});
