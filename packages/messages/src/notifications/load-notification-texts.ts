import { loaderOf } from '../load-bundle.ts';
import type { Letters } from './en.ts';

/** The mails and short messages of a language, with `{{name}}` where a value goes. */
export const loadNotificationTexts: (language: string) => Promise<Letters> = loaderOf({
  en: async () => (await import('./en.ts')).letters,
  my: async () => (await import('./my.ts')).letters,
  zh: async () => (await import('./zh.ts')).letters,
  vi: async () => (await import('./vi.ts')).letters,
  ja: async () => (await import('./ja.ts')).letters,
  th: async () => (await import('./th.ts')).letters,
  fil: async () => (await import('./fil.ts')).letters,
  id: async () => (await import('./id.ts')).letters,
});
