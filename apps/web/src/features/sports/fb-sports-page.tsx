import { wireCodeOf } from '@hintha/contract/languages';
import { EmptyState } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { call, CallError } from '../../shared/api.ts';
import { gameMenus } from '../../shared/game-menus.ts';
import { OWN_BOOKMAKER } from '../../shared/game/play-path.ts';
import { gated } from '../../shared/gate.ts';
import { useLanguage } from '../../shared/language.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';
import { vendorPath } from '../../shared/site/destinations.ts';

const LOBBY = '/sports';

/** Who is not signed in is asked to; what is there can be looked at all the same. */
const useLogin = (isHere: boolean): void => {
  const needsLogin = useSession((session) => routeGuardOf(session, true) === 'login');
  useEffect(() => {
    if (isHere && needsLogin) gated({ reason: 'play', real: true }, () => undefined);
  }, [isHere, needsLogin]);
};

/** The first bookmaker that is open has a lobby of its own; while there is none, the operator's own book stands here. */
export const FbSportsPage = ({ book }: { book: ReactNode }) => {
  const { value, failed } = gameMenus.use();
  const bookmaker = value
    ?.find(({ gameCategory }) => gameCategory === 'SPORTS')
    ?.vendors.find(({ vendor, opensSoon }) => !opensSoon && vendor !== OWN_BOOKMAKER);
  const isOwn = bookmaker === undefined && (value !== null || failed);
  useLogin(isOwn);
  if (bookmaker !== undefined) return <Navigate to={vendorPath(LOBBY, bookmaker.vendor)} replace />;
  return isOwn ? (
    <QueryRoot>
      <OwnBook book={book} />
    </QueryRoot>
  ) : null;
};

/** The operator's own book, which a member launches as any other game: while it rests that is said in its place. */
const OwnBook = ({ book }: { book: ReactNode }) => {
  const account = useSession((session) => (routeGuardOf(session, true) === 'free' ? session.username : null));
  const language = useLanguage((state) => state.language);
  const { error } = useQuery({
    queryKey: ['launchSportsbook', account, language],
    queryFn: ({ signal }) =>
      call('launchSportsbook', {
        body: { language: wireCodeOf(language), backUrl: '/' },
        signal,
      }),
    enabled: account !== null,
  });
  return error instanceof CallError ? <EmptyState title={error.message} /> : book;
};
