import { useTranslation } from 'react-i18next';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
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

/** The lotteries that are drawn by the operator every minute or faster come first, the others behind them. */
export const ElotteryMenu = () => (
  <QueryRoot>
    <Menu first="Elott" />
  </QueryRoot>
);

const inOrder = (menus: readonly Family[], first: PrizeMode | undefined): Family[] =>
  menus.toSorted((a, b) => Number(b.prizeMode === first) - Number(a.prizeMode === first));

const Menu = ({ first }: { first?: PrizeMode }) => {
  const { t } = useTranslation('lottery');
  const title = t(first === undefined ? 'page.title' : `page.families.${first}`);
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
            {inOrder(menus, first).map(({ prizeMode, games }) => (
              <Section key={prizeMode} title={t(`page.families.${prizeMode}`)} games={games} />
            ))}
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
