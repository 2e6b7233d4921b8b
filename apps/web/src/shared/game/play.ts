import type { catalogue } from '@hintha/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { gated } from '../gate.ts';
import { showToast } from '../toasts.ts';

export type Game = catalogue.GameView;

/** The address of the launch frame of a game. */
export const playPath = (game: Pick<Game, 'vassalage' | 'gameCode' | 'gameType' | 'isGame'>): string => {
  const asked = new URLSearchParams({
    vendor: game.vassalage,
    gameCode: game.gameCode,
    gameType: game.gameType,
    isGame: game.isGame,
  });
  return `/seamless?${asked}`;
};

/** Starts a game in the launch frame, after a login when there is none yet. */
export const usePlay = (): ((game: Game) => void) => {
  const navigate = useNavigate();
  const { t } = useTranslation();
  return (game) => {
    // Without a line no bet can be placed; the lobby may be one that was kept on the device.
    if (!navigator.onLine) showToast('error', t('failures.offline'));
    else gated({ reason: 'play', real: true }, () => void navigate(playPath(game)));
  };
};
