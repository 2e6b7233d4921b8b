import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { setActiveGame, useActiveGame } from '../../shared/game/active-game.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { passageOf } from '../../shared/passage.ts';
import { useSession } from '../../shared/session.ts';
import { Room } from './room.tsx';
import { framedGame, Stage } from './stage.tsx';
import { Turnstile } from './turnstile.tsx';
import { useLeave } from './use-leave.ts';

/** The screen of a game that was launched before it opens; whoever comes without one is led home. */
export const IframePage = () => {
  const [game] = useState(() => useActiveGame.getState().game);
  const launched = game === null ? undefined : framedGame(game.iframeUrl);
  const session = useSession();
  useEffect(() => () => setActiveGame(null), []);
  if (game === null || launched === undefined) return <Navigate to="/" replace />;
  // Its address was good once: whoever signs in again has the game launched anew.
  if (passageOf(session, true) !== 'free') return <Navigate to={game.path} replace />;
  return (
    <Turnstile>
      <IframeRoom name={game.name} launched={launched} />
    </Turnstile>
  );
};

interface IframeRoomProps {
  name: string;
  launched: { url: string; origin: string };
}

const IframeRoom = ({ name, launched }: IframeRoomProps) => {
  const [title, setTitle] = useState(name);
  const leave = useLeave();
  useTitle(`${title} · Hintha`);
  return (
    <Room name={title} onLeave={leave}>
      <Stage launched={launched} name={title} onTitle={setTitle} onLeave={leave} />
    </Room>
  );
};
