import { loaderOf } from '../load-bundle.ts';
import type { Letters, PushTitles } from './en.ts';

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

/** The titles of what devices are told, by its kind. */
export const loadPushTitles: (language: string) => Promise<PushTitles> = loaderOf({
  en: async () => (await import('./en.ts')).pushTitles,
  my: async () => (await import('./my.ts')).pushTitles,
  zh: async () => (await import('./zh.ts')).pushTitles,
  vi: async () => (await import('./vi.ts')).pushTitles,
  ja: async () => (await import('./ja.ts')).pushTitles,
  th: async () => (await import('./th.ts')).pushTitles,
  fil: async () => (await import('./fil.ts')).pushTitles,
  id: async () => (await import('./id.ts')).pushTitles,
});
