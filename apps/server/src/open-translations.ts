import { LANGUAGES } from '@hintha/contract';
import { loadMessages } from '@hintha/messages';
import type { Translate } from '@hintha/platform';

/** The text of an error code in the language of the caller. */
export const openTranslations = async (): Promise<Translate> => {
  const bundles = new Map(
    await Promise.all(LANGUAGES.map(async (code) => [code, await loadMessages(code)] as const)),
  );
  return (language, code) => {
    const bundle = bundles.get(language as never) ?? bundles.get('en');
    return code === 'ok' ? '' : (bundle?.errors[code] ?? code);
  };
};
