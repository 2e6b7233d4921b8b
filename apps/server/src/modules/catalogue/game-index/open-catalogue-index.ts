import { type Clock, type Database, keepAnswer, letOthers, cached } from '@hintha/platform';
import { createNameIndex, spellingsOf } from '@hintha/search';
import { pinyin } from 'pinyin-pro';
import type { AppContext } from '../../../app-context.ts';
import { selectListedGames, listVendors, readVersion } from '../store.ts';
import type { StoredGame, StoredVendor } from '../types.ts';
import { orderGames } from './order-games.ts';
import { type GameFilter, pickGames } from './pick-games.ts';

export interface Shelf {
  /** The games that a filter lets through, in their order. */
  pick(filter: GameFilter): readonly StoredGame[];
  /** All games, the hot ones first, then the newest. */
  readonly games: readonly StoredGame[];
  /** The vendors that have a game or announce one, in the order of the navigation. */
  readonly vendors: readonly StoredVendor[];
}

/** How long nobody asks whether the shelf has changed. */
const KNOWN_FOR_MS = 1_000;

/** So many games are taken into the index at a time; in between others are served. */
const AT_ONCE = 100;

/** So many games of what was asked for lately are kept, all answers together. */
const MOST_KEPT = 250_000;

/**
 * The shelf as it is kept in memory, with an index over its names. A change is seen after a second; while a changed shelf
 * is read, the one before it is shown.
 */
export const openCatalogueIndex = ({
  db,
  clock,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'log'>): (() => Promise<Shelf>) => {
  let shown: { version: bigint; shelf: Shelf } | undefined;
  let reading: Promise<Shelf> | undefined;
  const read = async (version: bigint): Promise<Shelf> => {
    const shelf = await readShelf(db);
    shown = { version, shelf };
    return shelf;
  };
  const version = cached(clock, KNOWN_FOR_MS, () => readVersion(db));
  return async () => {
    const now = await version('');
    if (shown?.version === now) return shown.shelf;
    reading ??= read(now).finally(() => {
      reading = undefined;
    });
    if (shown === undefined) return reading;
    reading.catch((error: unknown) => log.error({ error }, 'the shelf was not read'));
    return shown.shelf;
  };
};

const readShelf = async (db: Database): Promise<Shelf> => {
  const games = await selectListedGames(db);
  const vendors = await listVendors(db);
  const index = createNameIndex();
  for (const [place, game] of games.entries()) {
    index.add(namesOf(game));
    if (place % AT_ONCE === AT_ONCE - 1) await letOthers();
  }
  const orderOf = await orderGames(games);
  const pick = (filter: GameFilter) =>
    pickGames(games, index, filter, orderOf(filter.order, filter.language));
  return { games, vendors, pick: keepLately(pick) };
};

/** Keeps the answers to what is asked for again and again, such as the first page of a lobby. */
const keepLately = (pick: Shelf['pick']): Shelf['pick'] => {
  const kept = new Map<string, readonly StoredGame[]>();
  let held = 0;
  return (filter) => {
    const key = keyOf(filter);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const picked = pick(filter);
    if (held + picked.length >= MOST_KEPT) {
      kept.clear();
      held = 0;
    }
    kept.set(key, picked);
    held += picked.length + 1;
    return picked;
  };
};

const keyOf = (filter: GameFilter): string => {
  const { category, vendor, classify, name, mostMinBet, leastLines, order } = filter;
  const language = order === 'name' ? filter.language : '';
  return [category, vendor, classify, mostMinBet ?? '', leastLines, order, language, name].join('\n');
};

/** So many answers are kept of a shelf, each some ten kilobytes. */
const MOST_ANSWERS = 400;
/** What is told of a game may change with time alone: it stops being new. */
const KEPT_FOR_MS = 60_000;

type Keep = <Answer extends object>(shelf: Shelf, question: string, answer: () => Answer) => Answer;

/** Answers the same question to the same shelf by the same object, which is then written once. */
export const keepAnswers = (clock: Clock): Keep => {
  const ofShelf = new WeakMap<Shelf, { until: number; answers: Map<string, object> }>();
  const answersOf = (shelf: Shelf): Map<string, object> => {
    const now = clock.now().getTime();
    const kept = ofShelf.get(shelf);
    if (kept !== undefined && now < kept.until && kept.answers.size < MOST_ANSWERS) return kept.answers;
    const answers = new Map<string, object>();
    ofShelf.set(shelf, { until: now + KEPT_FOR_MS, answers });
    return answers;
  };
  return <Answer extends object>(shelf: Shelf, question: string, answer: () => Answer): Answer => {
    const answers = answersOf(shelf);
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

/** All that a game may be looked for by: its names, who made it, and both in Latin letters. */
export const namesOf = ({ names, title, vendorName }: StoredGame): string[] => {
  const given = [...new Set([...Object.values(names), title, vendorName])];
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
