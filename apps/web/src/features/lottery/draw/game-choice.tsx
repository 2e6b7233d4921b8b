import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lotteryPath, useMenus } from '../game/use-menus.ts';
import type { LotteryGame } from '../game/use-lottery.ts';
import styles from './draw.module.css';

/** The name of the lottery, which is a menu of all others. */
export const GameChoice = ({ game }: { game: LotteryGame }) => {
  const { t } = useTranslation('lottery');
  const navigate = useNavigate();
  const { data: menus = [] } = useMenus({ isLive: false });
  const games = menus.flatMap((menu) => menu.games);
  const change = (gameCode: string) => {
    const chosen = games.find((one) => one.gameCode === gameCode);
    if (chosen !== undefined) void navigate(lotteryPath(chosen));
  };
  return (
    <select
      className={styles.game}
      aria-label={t('page.changeGame')}
      value={game.gameCode}
      onChange={({ target }) => change(target.value)}
    >
      {games.length === 0 && <option value={game.gameCode}>{game.name}</option>}
      {menus.map(({ prizeMode, games: ofFamily }) => (
        <optgroup key={prizeMode} label={t(`page.families.${prizeMode}`)}>
          {ofFamily.map(({ gameCode, name }) => (
            <option key={gameCode} value={gameCode}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
};
