import type { SportsEvent } from '../live/book.ts';

export interface LeagueRow {
  readonly kind: 'league';
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly isFolded: boolean;
}

export interface MatchRow {
  readonly kind: 'match';
  readonly key: string;
  readonly event: SportsEvent;
}

export type Row = LeagueRow | MatchRow;

export interface League {
  readonly code: string;
  readonly name: string;
  readonly events: readonly SportsEvent[];
}

/** The leagues in the order of their first match, which is the order of the list. */
export const leaguesOf = (events: readonly SportsEvent[]): readonly League[] => {
  const byCode = new Map<string, { code: string; name: string; events: SportsEvent[] }>();
  for (const event of events) {
    const { code, name } = event.league;
    const known = byCode.get(code);
    if (known === undefined) byCode.set(code, { code, name, events: [event] });
    else known.events.push(event);
  }
  return [...byCode.values()];
};

/** What is drawn one below the other: each league with its matches, unless it is folded. */
export const rowsOf = (events: readonly SportsEvent[], folded: ReadonlySet<string>): readonly Row[] =>
  leaguesOf(events).flatMap(({ code, name, events: own }): Row[] => {
    const isFolded = folded.has(code);
    const head: Row = { kind: 'league', key: `league ${code}`, code, name, count: own.length, isFolded };
    return isFolded ? [head] : [head, ...own.map((event): Row => ({ kind: 'match', key: event.id, event }))];
  });

const plain = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** The matches of a league, and of teams or leagues that are called so. */
export const narrowEvents = (
  events: readonly SportsEvent[],
  { league, text }: { readonly league: string; readonly text: string },
): readonly SportsEvent[] => {
  const wanted = plain(text);
  return events.filter(
    (event) =>
      (league === '' || event.league.code === league) &&
      (wanted === '' ||
        [event.home, event.away, event.league.name].some((name) => plain(name).includes(wanted))),
  );
};
