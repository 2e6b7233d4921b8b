import type { catalogue } from '@hintha/contract';
import { type Clock, type Database, keepAnswer, letOthers, cached } from '@hintha/platform';
import { createNameIndex, spellingsOf } from '@hintha/search';
import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';
import type { AppContext } from '../../../app-context.ts';
import { perContext } from '../../../per-context.ts';
import { listMenus } from '../lobby/lobby-store.ts';
import { readSettings } from '../../settings/index.ts';
import { catalogueSettings } from '../settings.ts';
import { listVendors, readVersion } from '../store.ts';
import { orderMenus } from '../rules.ts';
import type { IndexedGame, StoredGame, StoredVendor } from '../types.ts';
import { markHot } from './mark-hot.ts';
import { orderGames } from './order-games.ts';
import { filtersOf } from './filters-of.ts';
import { type GameFilter, pickGames } from './pick-games.ts';
import { selectListedGames } from './index-store.ts';

export interface CatalogueIndex {
  /** The games that a filter lets through, in their order. */
  pick(filter: GameFilter): readonly IndexedGame[];
  /** All games, the hot ones first, then what is played most, then the newest. */
  readonly games: readonly IndexedGame[];
  /** The vendors that have a game or announce one, in the order of the navigation. */
  readonly vendors: readonly StoredVendor[];
  /** The categories that are shown, in their order. */
  readonly categories: readonly catalogue.Category[];
  readonly isHot: (game: StoredGame) => boolean;
  /** By what the games of a category can be narrowed down. */
  readonly filtersOf: (category: catalogue.Category) => catalogue.GameFilters;
}

/** How long nobody asks whether the list has changed. */
const KNOWN_FOR_MS = 1_000;

/** So many games are taken into the index at a time; in between others are served. */
const AT_ONCE = 100;

/** So many games of what was asked for lately are kept, all answers together. */
const MOST_KEPT = 250_000;

/**
 * The listed games as they are kept in memory, with an index over their names. A change is seen after a second; while a change
 * is read, the one before it is shown.
 */
export const openCatalogueIndex = ({
  db,
  clock,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'log'>): (() => Promise<CatalogueIndex>) => {
  let shown: { version: string; index: CatalogueIndex } | undefined;
  let reading: Promise<CatalogueIndex> | undefined;
  const read = async (version: string): Promise<CatalogueIndex> => {
    const index = await readCatalogueIndex(db);
    shown = { version, index };
    return index;
  };
  const version = cached(clock, KNOWN_FOR_MS, async () => {
    const { hotShare } = await readSettings(db, catalogueSettings);
    return `${await readVersion(db)} ${hotShare}`;
  });
  return async () => {
    const now = await version('');
    if (shown?.version === now) return shown.index;
    reading ??= read(now).finally(() => {
      reading = undefined;
    });
    if (shown === undefined) return reading;
    reading.catch((error: unknown) => log.error({ error }, 'the catalogue could not be read'));
    return shown.index;
  };
};

/** The index that all calls of a server share. */
export const catalogueIndexOf = perContext(openCatalogueIndex);

const readCatalogueIndex = async (db: Database): Promise<CatalogueIndex> => {
  const { hotShare } = await readSettings(db, catalogueSettings);
  const games = markHot(await selectListedGames(db), hotShare);
  const hot = new Set(games.filter((game) => game.hot).map(({ id }) => id));
  const vendors = await listVendors(db);
  const menus = orderMenus(await listMenus(db));
  const index = createNameIndex();
  for (const [place, game] of games.entries()) {
    index.add(namesOf(game));
    if (place % AT_ONCE === AT_ONCE - 1) await letOthers();
  }
  const orderOf = await orderGames(games);
  const pick = (filter: GameFilter) =>
    pickGames(games, index, filter, orderOf(filter.order, filter.language));
  const categories = menus.filter(({ shown }) => shown).map(({ category }) => category);
  return {
    games,
    vendors,
    categories,
    pick: cachePicks(pick),
    isHot: ({ id }) => hot.has(id),
    filtersOf: filtersOf(games),
  };
};

/** Keeps the answers to what is asked for again and again, such as the first page of a lobby. */
const cachePicks = (pick: CatalogueIndex['pick']): CatalogueIndex['pick'] => {
  const kept = new LRUCache<string, readonly IndexedGame[]>({
    maxSize: MOST_KEPT,
    sizeCalculation: (picked) => picked.length + 1,
  });
  return (filter) => {
    const key = keyOf(filter);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const picked = pick(filter);
    kept.set(key, picked);
    return picked;
  };
};

/** Filters that let the same games through in the same order have the same key. */
export const keyOf = (filter: GameFilter): string => {
  const { category, vendor, classify, name, minBet, leastLines, order } = filter;
  const { leastReturn, volatility, features } = filter;
  const language = order === 'name' ? filter.language : '';
  const plays = [leastReturn, volatility, features.join()];
  return [category, vendor, classify, minBet ?? '', leastLines, ...plays, order, language, name].join('\n');
};

/** So many answers are kept of a version, each some ten kilobytes. */
const MOST_ANSWERS = 400;
/** What is shown of a game may change with time alone: it stops being new. */
const KEPT_FOR_MS = 60_000;

type Keep = <Answer extends object>(index: CatalogueIndex, question: string, answer: () => Answer) => Answer;

/** Answers the same question to the same index by the same object, which is then written once. */
export const cacheAnswers = (clock: Clock): Keep => {
  const byIndex = new WeakMap<CatalogueIndex, LRUCache<string, object>>();
  const answersOf = (index: CatalogueIndex): LRUCache<string, object> => {
    const kept = byIndex.get(index);
    if (kept !== undefined) return kept;
    const answers = new LRUCache<string, object>({
      max: MOST_ANSWERS,
      ttl: KEPT_FOR_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
    byIndex.set(index, answers);
    return answers;
  };
  return <Answer extends object>(index: CatalogueIndex, question: string, answer: () => Answer): Answer => {
    const answers = answersOf(index);
    const known = answers.get(question);
    // A question names its route, so that what is kept under it is of that route's shape.
    if (known !== undefined) return known as Answer;
    const made = keepAnswer(answer());
    answers.set(question, made);
    return made;
  };
};

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const BURMESE = /[က-၏]/u;

/** All that a game may be found by: its names, who made it, and both in Latin letters. */
const namesOf = ({ names, title, vendorName, vendorNames }: StoredGame): string[] => {
  const given = [...new Set([...Object.values(names), title, vendorName, ...Object.values(vendorNames)])];
  return [...given, ...given.flatMap(inLatin)];
};

const inLatin = (name: string): string[] => {
  if (BURMESE.test(name)) return spellingsOf(name);
  return HAN.test(name) && !KANA.test(name) ? inPinyin(name) : [];
};

/** As it is spoken, and by the first letters alone, as people type it. */
const inPinyin = (name: string): string[] => [
  pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' '),
  pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', pattern: 'first' }).join(''),
];
