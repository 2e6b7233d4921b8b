import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Cover } from '../../shared/game/cover.tsx';
import type { Game } from '../../shared/game/play.ts';
import styles from './search-overlay.module.css';

export const optionId = (index: number): string => `found-game-${index}`;

interface Props {
  game: Game;
  index: number;
  chosen: boolean;
  onChoose: () => void;
  onStart: () => void;
}

/** One game that was found. The field keeps the focus; the row is told of by its id. */
export const OptionRow = ({ game, index, chosen, onChoose, onStart }: Props) => {
  const { t } = useTranslation();
  return (
    <li
      id={optionId(index)}
      className={styles.option}
      role="option"
      aria-selected={chosen}
      aria-disabled={!game.available}
      onPointerMove={onChoose}
      onClick={onStart}
    >
      <span className={styles.cover}>
        <Cover src={game.cover} width={36} />
      </span>
      <span className={styles.words}>
        <b>{game.name}</b>
        <small>{game.available ? game.vendorName : `${game.vendorName} · ${t('game.resting')}`}</small>
      </span>
      <Icon name="play" size={18} />
    </li>
  );
};
