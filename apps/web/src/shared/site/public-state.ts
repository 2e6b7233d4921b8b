import type { support } from '@hintha/contract';
import { wireCodeOf } from '@hintha/contract/languages';
import { useActiveGame } from '../game/active-game.ts';
import { readLotteries } from '../game/favourite-lotteries.ts';
import { useFavourites } from '../game/favourites.ts';
import { prizeModeOf } from '../game/play-path.ts';
import { currentLanguage } from '../language.ts';
import { useTheme } from '../page/theme.ts';
import { permission } from '../permission.ts';
import { currentLocation } from '../router/current-location.ts';
import { useSession } from '../session.ts';
import { notices } from './notices.ts';
import { pictureHost } from './picture-host.ts';

const openLottery = (): support.PrizeMode | null => {
  const { pathname, search } = currentLocation();
  return pathname === '/lottery' ? prizeModeOf(new URLSearchParams(search).get('vendor') ?? '') : null;
};

/** As many as a case keeps. */
const MOST_IDS = 500;

const some = (ids: ReadonlySet<number>): number[] => [...ids].slice(0, MOST_IDS);

/** The address without its parameters: what lets somebody into a game is nobody else's. */
const withoutKeys = (address: string): string => {
  const { origin, pathname } = new URL(address, window.location.href);
  return `${origin}${pathname}`;
};

/** Before the server has told anything. */
const UNTOLD = {
  currencySymbol: '',
  location: { ip: '' },
  systemStatus: null,
  gtagId: null,
  loginedToHomePage: false,
};

const ofOperator = () => {
  const loaded = permission.use.getState().value;
  if (loaded === null) return UNTOLD;
  const { whitelabel, location, status, analytics } = loaded;
  return {
    currencySymbol: whitelabel.currencySymbol,
    location: { ip: location.ip },
    systemStatus: status,
    gtagId: analytics.gtagId,
    loginedToHomePage: whitelabel.loginedToHomePage,
  };
};

const ofContents = () => {
  const loaded = notices.use.getState().value;
  return {
    banners: loaded?.banners.map(({ bannerId }) => bannerId) ?? [],
    promotions: loaded?.promotion.map(({ id }) => id) ?? [],
  };
};

const ofGames = () => {
  const { game } = useActiveGame.getState();
  return {
    favouriteGameIds: some(useFavourites.getState().ids),
    favouriteLotteryIds: some(readLotteries(useSession.getState().username)),
    prizeMode: openLottery(),
    // No vendor has rooms to choose from yet.
    pvpRooms: [],
    activeGame: game?.name ?? null,
    iframeUrl: game === null ? null : withoutKeys(game.iframeUrl),
  };
};

/** What the page knows of the site and of itself by now. */
export const readPublicState = (): support.PublicState => ({
  ...ofOperator(),
  ...ofContents(),
  ...ofGames(),
  imgUrl: pictureHost(),
  language: wireCodeOf(currentLanguage()),
  theme: useTheme.getState().theme,
  timeFlag: Math.round(performance.timeOrigin),
});
