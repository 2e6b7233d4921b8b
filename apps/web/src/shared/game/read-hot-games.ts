import { call, type Reply } from '../api.ts';
import { MERCHANT } from '../site/product.ts';

/** The number that the catalogue knows the hot games of this kind of page by. */
const HOT_PLATFORM = 2;

interface Asked {
  language: string;
  signal: AbortSignal;
}

/** The hot games of all vendors; every place that shows some asks by the same address. */
export const readHotGames = async ({ language, signal }: Asked): Promise<Reply<'listHotGames'>['list']> => {
  const query = {
    merchantCode: MERCHANT,
    isPlatform: HOT_PLATFORM,
    vassalage: '',
    platform: 'html5-desktop',
    language,
  };
  return (await call('listHotGames', { query, signal })).list;
};
