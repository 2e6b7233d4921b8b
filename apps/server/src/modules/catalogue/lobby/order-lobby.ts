import type { catalogue } from '@hintha/contract';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, latestAuditEntries, recordAudit, type StoredAuditEntry } from '../../audit/index.ts';
import { orderMenus as completeMenus } from '../rules.ts';
import { listVendorRows, type VendorAvailability } from '../store.ts';
import type { StoredMenu } from '../types.ts';
import {
  listHotGames,
  listMenus,
  type LobbyGame,
  searchGames,
  updateHotGames,
  updateVendorPlaces,
  upsertMenus,
  type VendorPlace,
} from './lobby-store.ts';

/** What the audit calls the acts on the lobby, which all have one subject. */
const ORDER = { menus: 'lobby.menus', vendors: 'lobby.vendors', hot: 'lobby.hot' } as const;
const SUBJECT = 'lobby';

export interface LobbyMenu extends StoredMenu {
  readonly vendors: VendorAvailability[];
  readonly hot: LobbyGame[];
}

/** The lobby with all that could stand in it, and who ordered it last. */
export const readLobby = async ({
  db,
}: AppContext): Promise<{ menus: LobbyMenu[]; changed: StoredAuditEntry | undefined }> => {
  const [menus, vendors, hot, entries] = await Promise.all([
    listMenus(db),
    listVendorRows(db),
    listHotGames(db),
    latestAuditEntries(db, Object.values(ORDER), [SUBJECT]),
  ]);
  return {
    menus: completeMenus(menus).map((menu) => ({
      ...menu,
      vendors: vendors.filter(({ category }) => category === menu.category),
      hot: hot.filter(({ category }) => category === menu.category),
    })),
    changed: entries.get(SUBJECT),
  };
};

interface Order {
  readonly actor: Actor;
  readonly reason: string;
}

type Act = (tx: Transaction) => Promise<{ action: string; details: object }>;

const executeOrder = ({ db }: AppContext, { actor, reason }: Order, act: Act): Promise<void> =>
  transaction(db, async (tx) => {
    const { action, details } = await act(tx);
    await recordAudit(tx, { actor, action, subject: SUBJECT, reason, details });
  });

/** Puts the menus in order; those that are not named follow in theirs. */
export const orderMenus = (
  ctx: AppContext,
  { menus, ...order }: Order & { readonly menus: readonly StoredMenu[] },
): Promise<void> =>
  executeOrder(ctx, order, async (tx) => {
    const named = [...new Map(menus.map((menu) => [menu.category, menu])).values()];
    await upsertMenus(tx, completeMenus(named));
    return { action: ORDER.menus, details: { menus: named } };
  });

export interface VendorOrder extends Order {
  readonly category: catalogue.Category;
  readonly vendors: readonly VendorPlace[];
}

/** Puts the vendors of a menu in order; those that are not named follow in theirs. */
export const orderVendors = (ctx: AppContext, { category, vendors, ...order }: VendorOrder): Promise<void> =>
  executeOrder(ctx, order, async (tx) => {
    const named = [...new Map(vendors.map((vendor) => [vendor.code, vendor])).values()];
    if ((await updateVendorPlaces(tx, category, named)) !== named.length)
      throw new BusinessError('not_found');
    return { action: ORDER.vendors, details: { category, vendors: named } };
  });

export interface HotOrder extends Order {
  readonly category: catalogue.Category;
  readonly games: readonly number[];
}

/** Names the hot games of a category in their order. */
export const setHotGames = (ctx: AppContext, { category, games, ...order }: HotOrder): Promise<void> =>
  executeOrder(ctx, order, async (tx) => {
    const named = [...new Set(games)];
    if ((await updateHotGames(tx, category, named)) !== named.length) throw new BusinessError('not_found');
    return { action: ORDER.hot, details: { category, games: named } };
  });

/** The games of a category that a text finds, hot or not. */
export const findLobbyGames = (
  { db }: AppContext,
  category: catalogue.Category,
  name: string,
): Promise<LobbyGame[]> => searchGames(db, category, name);
