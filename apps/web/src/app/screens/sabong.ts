import { loadSabongMessages } from '@hintha/messages';
import { createElement } from 'react';
import { LobbyPage } from '../../features/lobby/index.ts';
import { loadTexts } from '../../shared/language.ts';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { page } from '../load-page.ts';

const loadArenas = () => import('../../features/sabong/index.ts');

const ARENAS = page(
  async () => {
    const [sabong] = await Promise.all([loadArenas(), loadTexts('sabong', loadSabongMessages)]);
    return sabong;
  },
  (sabong) => sabong.SabongPage,
);

/** The operator's own arenas, of which the address may name one; and where it names a vendor, the lobby. */
export const SabongScreen = () => {
  const [query] = useSearchParams();
  return createElement(query.size > 0 && !query.has('arena') ? LobbyPage : ARENAS.Part);
};
