import { loaderOf } from '../load-bundle.ts';
import type { StudioMessages } from './en/index.ts';

/** The texts of the games of the studio, which its own pages show, and the proof of a round. */
export const loadStudioMessages: (language: string) => Promise<StudioMessages> = loaderOf({
  my: async () => (await import('./my/index.ts')).messages,
  en: async () => (await import('./en/index.ts')).messages,
  zh: async () => (await import('./zh/index.ts')).messages,
  vi: async () => (await import('./vi/index.ts')).messages,
  ja: async () => (await import('./ja/index.ts')).messages,
  th: async () => (await import('./th/index.ts')).messages,
  fil: async () => (await import('./fil/index.ts')).messages,
  id: async () => (await import('./id/index.ts')).messages,
});
