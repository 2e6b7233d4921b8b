import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { setActiveGame, useActiveGame, type ActiveGame } from '../../shared/game/active-game.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';
import { Room } from './game-session.tsx';
import { framedGame, Stage, type FramedGame } from './frame/stage.tsx';
import { Turnstile } from './turnstile.tsx';
import { useLeave } from './use-leave.ts';
import { useOtherHost } from './frame/use-other-host.ts';

/** The screen of a game that was launched before it opens; whoever comes without one is led home. */
export const IframePage = () => {
  const [game] = useState(() => useActiveGame.getState().game);
  const launched = game === null ? undefined : framedGame(game.iframeUrl);
  const session = useSession();
  useEffect(() => () => setActiveGame(null), []);
  if (game === null || launched === undefined) return <Navigate to="/" replace />;
  // Its address was good once: whoever signs in again has the game launched anew.
  if (routeGuardOf(session, true) !== 'free') return <Navigate to={game.path} replace />;
  return (
    <Turnstile>
      <IframeRoom game={game} launched={launched} />
    </Turnstile>
  );
};

interface IframeRoomProps {
  game: ActiveGame;
  launched: FramedGame;
}

const IframeRoom = ({ game, launched }: IframeRoomProps) => {
  const [title, setTitle] = useState<string | null>(null);
  const leave = useLeave();
  const navigate = useNavigate();
  const name = title ?? game.name;
  useTitle(`${name} · Hintha`);
  useOtherHost(launched, title, () => navigate(game.path, { replace: true }));
  return (
    <Room name={name} onLeave={leave}>
      <Stage launched={launched} name={name} onTitle={setTitle} onLeave={leave} />
    </Room>
  );
};
