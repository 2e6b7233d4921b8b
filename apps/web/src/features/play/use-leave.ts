import { useLocation, useNavigate } from 'react-router';

/** The way out of a game: where the player came from, or the lobby when the game was opened by its address. */
export const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  const openedByAddress = useLocation().key === 'default';
  return () => void (openedByAddress ? navigate('/rng') : navigate(-1));
};
