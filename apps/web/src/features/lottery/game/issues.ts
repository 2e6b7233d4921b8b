import type { lottery } from '@hintha/contract';
import { lunarAnimal } from '@hintha/lottery';

export type Issue = lottery.NumeroTimes;

interface Calendar {
  numero: Issue | null;
  ahead: readonly Issue[];
}

const allOf = ({ numero, ahead }: Calendar): readonly Issue[] =>
  numero === null ? ahead : [numero, ...ahead];

/** The numeros that take bets at an instant, the one that closes first in front. */
export const openIssues = (calendar: Calendar, now: number): Issue[] =>
  allOf(calendar)
    .filter(({ openTime, closeTime }) => openTime <= now && now < closeTime)
    .toSorted((a, b) => a.closeTime - b.closeTime);

/** The numeros that can still be played, from one on or from the next on, the one that closes first in front. */
export const issuesAhead = (calendar: Calendar, now: number, from: string | null): Issue[] => {
  const ahead = allOf(calendar)
    .filter(({ closeTime }) => now < closeTime)
    .toSorted((a, b) => a.closeTime - b.closeTime);
  return ahead.slice(
    Math.max(
      0,
      ahead.findIndex(({ issue }) => issue === from),
    ),
  );
};

/** The animal of the lunar year in which a numero is drawn; undefined where that is not known so far ahead. */
export const animalOfDraw = ({ issue, movedTo }: Pick<Issue, 'issue' | 'movedTo'>): number | undefined =>
  lunarAnimal(movedTo ?? issue.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'));

/** When the next numero opens; null where none is planned. */
export const nextOpening = (calendar: Calendar, now: number): number | null => {
  const later = allOf(calendar)
    .map(({ openTime }) => openTime)
    .filter((openTime) => openTime > now);
  return later.length === 0 ? null : Math.min(...later);
};

const LEAST_WAIT_MS = 3000;
const MOST_WAIT_MS = 30_000;
/** A moment for the server to do what falls due. */
const GRACE_MS = 800;

/** In how long there is something new to read: a numero closes, opens or is drawn. */
export const waitOf = (calendar: Calendar, now: number): number => {
  const moments = allOf(calendar)
    .flatMap(({ openTime, closeTime, drawTime }) => [openTime, closeTime, drawTime])
    .filter((moment) => moment > now);
  const wait = Math.min(...moments) - now + GRACE_MS;
  return Math.min(Math.max(wait, LEAST_WAIT_MS), MOST_WAIT_MS);
};
