import { loaderOf } from '../load-bundle.ts';
import type { Letters } from './en.ts';

/** The mails and short messages of a language, with `{{name}}` where a value goes. */
export const loadNotificationTexts: (language: string) => Promise<Letters> = loaderOf({
  EN: async () => (await import('./en.ts')).letters,
  MY: async () => (await import('./my.ts')).letters,
  CN: async () => (await import('./cn.ts')).letters,
  VI: async () => (await import('./vi.ts')).letters,
  JA: async () => (await import('./ja.ts')).letters,
  TH: async () => (await import('./th.ts')).letters,
  TY: async () => (await import('./ty.ts')).letters,
  ID: async () => (await import('./id.ts')).letters,
});
