import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef } from 'react';
import { call } from '../api.ts';
import { gameMenus } from '../game-menus.ts';
import type { Game } from '../game/play.ts';
import { useLanguage } from '../language.ts';
import { routeGuardOf } from '../route-guard.ts';
import { useSession } from '../session.ts';
import { fillCarousels } from './fill-carousels.ts';
import { GameCarousel, CarouselSkeleton } from './game-carousel.tsx';
import { planCarousels, type PlannedCarousel } from './plan-carousels.ts';
import styles from './carousels.module.css';
import { useNear } from './use-near.ts';

const AREA = 'RNG';
/** More than a row has, since some stand in a row above. */
const ASKED = 48;

/** Rows of slots to go on with and to find more by. They are read when they come near, and until then keep their room. */
export const GameCarousels = ({ without }: { without?: string | undefined }) => {
  const block = useRef<HTMLDivElement>(null);
  const near = useNear(block);
  const menu = gameMenus.use(({ value }) => value?.find(({ gameCategory }) => gameCategory === AREA));
  // Right after a login it is not known yet whether the account is a real one.
  const owner = useSession((session) =>
    session.isAgent !== '' && routeGuardOf(session, true) === 'free' ? session.username : null,
  );
  const carousels = useMemo(
    () => planCarousels(menu, { withRecent: owner !== null, without }),
    [menu, owner, without],
  );
  const found = useFound(carousels, owner, near);
  // Dozens of cards are drawn in slices, so that a slow phone scrolls and answers meanwhile.
  const filled = useDeferredValue(
    useMemo(() => found && fillCarousels(carousels, found), [carousels, found]),
  );
  return (
    <div ref={block} className={styles.carousels}>
      {filled === undefined
        ? carousels.map(({ kind, of }) => <CarouselSkeleton key={`${kind} ${of}`} />)
        : filled.map(({ carousel, games }) => (
            <GameCarousel key={`${carousel.kind} ${carousel.of}`} carousel={carousel} games={games} />
          ))}
    </div>
  );
};

/** The games of all rows, once each is there or has failed. */
const useFound = (
  carousels: readonly PlannedCarousel[],
  owner: string | null,
  enabled: boolean,
): readonly (readonly Game[])[] | undefined => {
  const language = useLanguage((state) => state.language);
  return useQueries({
    queries: carousels.map(({ kind, query }) => ({
      queryKey: ['carousels', kind === 'recent' ? owner : null, kind, query, language],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Game[]> => {
        const asked = { ...query, gameType: AREA, language, pageSize: ASKED } as const;
        if (kind === 'recent') return (await call('listRecentGames', { query: asked, signal })).list;
        return (await call('listGames', { query: asked, signal })).games;
      },
      enabled,
    })),
    combine: allOf,
  });
};

interface Answer {
  readonly data: readonly Game[] | undefined;
  readonly isError: boolean;
}

const NO_GAMES: readonly Game[] = [];

const allOf = (answers: readonly Answer[]): readonly (readonly Game[])[] | undefined =>
  answers.every(({ data, isError }) => data !== undefined || isError)
    ? answers.map(({ data }) => data ?? NO_GAMES)
    : undefined;
