import type { Messages } from './en/index.ts';

const LOADERS: Record<string, () => Promise<Messages>> = {
  MY: async () => (await import('./my/index.ts')).messages,
  EN: async () => (await import('./en/index.ts')).messages,
};

/** The bundle of a language by its product code; a code without a bundle gives English. */
export const loadMessages = async (language: string): Promise<Messages> => {
  const load = LOADERS[language] ?? LOADERS.EN;
  if (load === undefined) throw new Error('the English bundle is missing');
  return load();
};
