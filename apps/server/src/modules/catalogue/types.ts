import type { catalogue } from '@hintha/contract';

/** What is told of a title, by whoever tells it. */
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

/** A title as it stands on the shelf. */
export interface StoredGame extends DescribedGame {
  id: number;
  connection: string;
  available: boolean;
}

export interface GamePage {
  games: StoredGame[];
  /** How many there are on all pages. */
  total: number;
}

/** How a title plays, as far as its vendor tells. */
export interface GameFacts {
  maxBet: bigint | null;
  /** What comes back of all stakes in the long run. */
  rtpPpm: number | null;
  volatility: catalogue.Volatility | null;
}

/** A title as a vendor lists it. */
export interface ListedGame extends DescribedGame, Partial<GameFacts> {
  vendorEmblem: string;
}

/** A vendor that stands in the lobby ahead of its games. */
export interface ComingVendor {
  code: string;
  /** The connection that its games will speak through. */
  connection: string;
  name: string;
  category: catalogue.Category;
  emblem: string;
  position: number;
}

export interface StoredVendor {
  code: string;
  name: string;
  category: catalogue.Category;
  emblem: string;
  maintenance: boolean;
  /** Whether its first games are still to come. */
  opensSoon: boolean;
  games: number;
  hot: boolean;
}
