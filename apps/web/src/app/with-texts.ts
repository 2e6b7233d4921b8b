import type { Language } from '@hintha/contract';
import { loadTexts } from '../shared/language.ts';

/** Loads a page group together with the texts that it needs. */
export const withTexts =
  <Module>(name: string, texts: (language: Language) => Promise<object>, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadTexts(name, texts)]);
    return module;
  };
