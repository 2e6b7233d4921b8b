import type { catalogue } from '@hintha/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { gated } from '../gate.ts';
import { showToast } from '../toasts.ts';
import { playPath } from './play-path.ts';

export type Game = catalogue.GameView;

/** Does what starts a game: after a login when there is none yet, and never without a line. */
export const useStart = (): ((action: () => void) => void) => {
  const { t } = useTranslation();
  return (action) => {
    // Without a line no bet can be placed; the lobby may be one that was kept on the device.
    if (!navigator.onLine) showToast('error', t('failures.offline'));
    else gated({ reason: 'play', real: true }, action);
  };
};

/** Starts a game at its own address. */
export const usePlay = (): ((game: Game) => void) => {
  const navigate = useNavigate();
  const start = useStart();
  return (game) => start(() => void navigate(playPath(game)));
};
