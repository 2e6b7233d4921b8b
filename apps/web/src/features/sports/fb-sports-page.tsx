import { EmptyState, Icon } from '@hintha/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { gameMenus } from '../../shared/game-menus.ts';
import { call, CallError } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { OWN_BOOKMAKER } from '../../shared/game/play-path.ts';
import { gated } from '../../shared/gate.ts';
import { currentLanguage } from '../../shared/language.ts';
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

/** Tells the operator that its own book is opened by a member; why not, where it does not open. */
const useLaunch = (isHere: boolean): string | null => {
  const token = useSession((session) => (routeGuardOf(session, true) === 'free' ? session.token : null));
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!isHere || token === null) return;
    const body = {
      language: currentLanguage(),
      device: window.matchMedia('(max-width: 899px)').matches ? ('mobile' as const) : ('desktop' as const),
      backUrl: `${location.origin}${LOBBY}`,
    };
    void call('launchSportsbook', { body })
      .then(() => setProblem(null))
      // Without a line the book itself says so.
      .catch((error: unknown) => setProblem(error instanceof CallError ? explain(error) : null));
  }, [isHere, token]);
  return problem;
};

/** The first bookmaker that is open has a lobby of its own; while there is none, the operator's own book stands here. */
export const FbSportsPage = ({ book }: { book: ReactNode }) => {
  const { value, failed } = gameMenus.use();
  const bookmaker = value
    ?.find(({ gameCategory }) => gameCategory === 'SPORTS')
    ?.vendors.find(({ vendor, opensSoon }) => !opensSoon && vendor !== OWN_BOOKMAKER);
  const isOwn = bookmaker === undefined && (value !== null || failed);
  useLogin(isOwn);
  const problem = useLaunch(isOwn);
  if (bookmaker !== undefined) return <Navigate to={vendorPath(LOBBY, bookmaker.vendor)} replace />;
  if (problem !== null) return <EmptyState sign={<Icon name="sports" size={32} />} title={problem} />;
  return isOwn ? book : null;
};
