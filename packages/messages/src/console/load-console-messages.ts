import { loaderOf } from '../load-bundle.ts';
import type { ConsoleMessages } from './en/index.ts';

/** The texts of the staff's console. */
export const loadConsoleMessages: (language: string) => Promise<ConsoleMessages> = loaderOf({
  my: async () => (await import('./my/index.ts')).messages,
  en: async () => (await import('./en/index.ts')).messages,
});
