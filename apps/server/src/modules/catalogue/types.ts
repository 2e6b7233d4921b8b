import type { catalogue } from '@hintha/contract';

export interface StoredGame {
  id: number;
  vendor: string;
  vendorName: string;
  connection: string;
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
  available: boolean;
}

export interface StoredVendor {
  code: string;
  name: string;
  category: catalogue.Category;
  emblem: string;
  maintenance: boolean;
  games: number;
  hot: boolean;
}

/** A game as a vendor lists it. */
export interface ListedGame {
  vendor: string;
  vendorName: string;
  vendorEmblem: string;
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
