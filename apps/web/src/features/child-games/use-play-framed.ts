import { useNavigate } from 'react-router';
import { explain } from '../../shared/explain.ts';
import { setActiveGame } from '../../shared/game/active-game.ts';
import { launch } from '../../shared/game/launch.ts';
import { playPath } from '../../shared/game/play-path.ts';
import { useStart, type Game } from '../../shared/game/play.ts';
import { currentLanguage } from '../../shared/language.ts';
import { showToast } from '../../shared/toasts.ts';

/** Launches a game while its popup still shows, and then opens it in the frame. */
export const usePlayFramed = (onOpened: () => void): ((game: Game) => Promise<void>) => {
  const navigate = useNavigate();
  const start = useStart();
  const open = async (game: Game): Promise<void> => {
    const { vassalage: vendor, gameCode, gameType, isGame } = game;
    const path = playPath(game);
    try {
      const address = { vendor, gameCode, gameType, isGame };
      const { url, name, ownWallet } = await launch(address, currentLanguage());
      setActiveGame({ name, path, iframeUrl: url });
      onOpened();
      // A game that plays from a wallet of its vendor may need something put into that first.
      await navigate(ownWallet === null ? '/game' : path);
    } catch (failure) {
      showToast('error', explain(failure));
    }
  };
  return async (game) => {
    let opened: Promise<void> | undefined;
    // Behind a login it starts later, when nobody waits for it here.
    start(() => {
      opened = open(game);
    });
    await opened;
  };
};
