import type { catalogue } from '@hintha/contract';

/** What describes a game, whoever describes it. */
interface DescribedGame {
  vendor: string;
  vendorName: string;
  code: string;
  category: string;
  names: Record<string, string>;
  title: string;
  classify: string | null;
  minBet: bigint;
  lines: number;
  subject: string;
  palette: string;
  hot: boolean;
  releasedAt: Date;
}

/** A game as it is listed. */
export interface StoredGame extends DescribedGame {
  id: number;
  integration: string;
  /** What the vendor is called by language, where that is not its one name. */
  vendorNames: Record<string, string>;
  available: boolean;
}

export interface GamePage {
  games: StoredGame[];
  /** How many there are on all pages. */
  total: number;
}

/** How a game plays, as far as its vendor says. */
export interface GameDetails {
  maxBet: bigint | null;
  /** What comes back of all stakes in the long run. */
  rtpPpm: number | null;
  volatility: catalogue.Volatility | null;
  features: readonly catalogue.GameFeature[];
}

/** A game as the lobby puts it in order and narrows it down. */
export interface IndexedGame extends StoredGame, Omit<GameDetails, 'maxBet'> {
  /** Where staff put it among the hot games. */
  hotPosition: number | null;
  /** How many rounds of it were decided in the last days. */
  played: number;
}

/** A game as a vendor lists it. */
export interface ListedGame
  extends DescribedGame, Partial<GameDetails>, Partial<Pick<StoredGame, 'vendorNames'>> {
  vendorEmblem: string;
}

/** A vendor that stands in the lobby ahead of its games. */
export interface ComingVendor {
  code: string;
  /** The integration that its games will speak through. */
  integration: string;
  name: string;
  category: catalogue.Category;
  emblem: string;
  position: number;
}

export interface StoredVendor {
  code: string;
  name: string;
  names: Record<string, string>;
  category: catalogue.Category;
  emblem: string;
  maintenance: boolean;
  /** Whether its first games are still to come. */
  opensSoon: boolean;
  games: number;
}

/** The menu of a category in the lobby. */
export interface StoredMenu {
  readonly category: catalogue.Category;
  readonly shown: boolean;
}
