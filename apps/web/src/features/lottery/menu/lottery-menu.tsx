import { buttonClass } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { useListedGames } from '../game/use-listed-games.ts';
import { useMenus, type ListedLottery, type LotteryMenu as Family } from '../game/use-menus.ts';
import { LotteryCard } from './lottery-card.tsx';
import styles from './menu.module.css';
import { useFavouriteCodes } from './use-favourite-games.ts';
import { useRecentCodes } from './use-recent.ts';

type PrizeMode = Family['prizeMode'];

/** Every lottery of the operator, those of Myanmar first. */
export const LotteryMenu = () => (
  <QueryRoot>
    <Menu />
  </QueryRoot>
);

/** The electronic lotteries, with the way to all others. */
export const ElotteryMenu = () => (
  <QueryRoot>
    <Menu only="Elott" />
  </QueryRoot>
);

const Menu = ({ only }: { only?: PrizeMode }) => {
  const { t } = useTranslation(['lottery', 'site']);
  const title = only === undefined ? t('page.title') : t('site:categories.ELOTT');
  useTitle(`${title} · Hintha`);
  const words = {
    waiting: t('page.menuLoading'),
    failedTitle: t('page.menuFailed'),
    failedText: t('page.failedText'),
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <ReadList read={useMenus({ isLive: true })} words={words}>
        {(menus) => (
          <>
            <Own menus={menus} />
            {menus
              .filter(({ prizeMode }) => only === undefined || prizeMode === only)
              .map(({ prizeMode, games }) => (
                <Section key={prizeMode} title={t(`page.families.${prizeMode}`)} games={games} />
              ))}
            {only !== undefined && (
              <Link to="/lottery" className={buttonClass()}>
                {t('page.toMenu')}
              </Link>
            )}
          </>
        )}
      </ReadList>
    </div>
  );
};

/** What the member plays: put aside, and bet on last. */
const Own = ({ menus }: { menus: readonly Family[] }) => {
  const { t } = useTranslation('lottery');
  const byCode = new Map(menus.flatMap(({ games }) => games).map((game) => [game.gameCode, game]));
  const known = (codes: readonly string[]) => codes.flatMap((code) => byCode.get(code) ?? []);
  return (
    <>
      <Section title={t('page.favourites')} games={known(useFavouriteCodes())} />
      <Section title={t('page.recent')} games={known(useRecentCodes())} />
    </>
  );
};

const Section = ({ title, games }: { title: string; games: readonly ListedLottery[] }) => {
  const listed = useListedGames();
  if (games.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {games.map((game) => (
          <LotteryCard key={game.gameCode} lottery={game} listed={listed.get(game.gameCode)} />
        ))}
      </ul>
    </section>
  );
};
