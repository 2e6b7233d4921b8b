import { loadSabongMessages } from '@hintha/messages';
import { createElement } from 'react';
import { LobbyPage } from '../../features/lobby/index.ts';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { page } from '../load-page.ts';
import { withTexts } from '../with-texts.ts';

const loadArenas = () => import('../../features/sabong/index.ts');

const ARENAS = page(withTexts('sabong', loadSabongMessages, loadArenas), (sabong) => sabong.SabongPage);

/** The operator's own arenas, of which the address may name one; and where it names a vendor, the lobby. */
export const SabongScreen = () => {
  const [query] = useSearchParams();
  return createElement(query.size > 0 && !query.has('arena') ? LobbyPage : ARENAS.Part);
};
