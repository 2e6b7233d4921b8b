import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../../shared/game/favourite-button.tsx';
import { GameArt } from '../../shared/game/game-art.tsx';
import { usePlay, type Game } from '../../shared/game/play.ts';
import { closeModal, openModal } from '../../shared/modals.ts';
import { useFlag } from '../../shared/permission.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSession } from '../../shared/session.ts';
import { GameDetails } from './game-details.tsx';
import styles from './game-sheet.module.css';

interface GameSheetProps {
  game: Game;
  onClose: () => void;
}

/** A game before it is played: its picture, what it takes and returns, and the ways in. */
export const GameSheet = ({ game, onClose }: GameSheetProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={game.name}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={<WaysIn game={game} />}
    >
      <QueryRoot>
        <div className={styles.sheet}>
          <div className={styles.picture} data-closed={!game.available || undefined}>
            <GameArt game={game} />
            <FavouriteButton game={game} />
          </div>
          <GameDetails game={game} />
        </div>
      </QueryRoot>
    </Dialog>
  );
};

const WaysIn = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const play = usePlay();
  const isVisitor = useSession(({ token }) => token === null);
  const withDemo = useFlag('FREEPLAY3') && isVisitor;
  const start = () => {
    closeModal();
    play(game);
  };
  return (
    <>
      {withDemo && (
        <Button className={styles.demo} onClick={() => openModal({ name: 'login', freePlay: true })}>
          {t('game.demo')}
        </Button>
      )}
      <Button look="gold" autoFocus disabled={!game.available} onClick={start}>
        {t(game.available ? 'game.start' : 'game.resting')}
      </Button>
    </>
  );
};
