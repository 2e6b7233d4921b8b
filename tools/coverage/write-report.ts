import type { Revision } from '../test/revision.ts';
import { REASONS, type Comparison, type Reason, type Unshown } from './compare.ts';

const SHORT_COMMIT = 10;

const nameCommit = ({ commit, dirty }: Revision): string =>
  `${commit?.slice(0, SHORT_COMMIT) ?? 'no commit'}${dirty ? ' with uncommitted changes' : ''}`;

/** Why results say nothing about what stands here; nothing when they are of this very commit. */
export function findStaleness(of: Revision, here: Revision): string | undefined {
  const isOfThis = of.commit !== undefined && of.commit === here.commit && !of.dirty;
  if (isOfThis) return undefined;
  return `The test results are of ${nameCommit(of)}, and here stands ${nameCommit(here)}.`;
}

/** What the results are of, as the report begins. */
export function writeOrigin(of: Revision, here: Revision): string {
  const unseen = here.dirty && !of.dirty ? ', without the changes that are not committed' : '';
  return findStaleness(of, here) ?? `Tests of ${nameCommit(of)}${unseen}.`;
}

function writeCount(name: string, shown: number, of: number): string {
  const percent = `${Math.floor((100 * shown) / of)} %`;
  return `${name.padEnd(10)} ${`${shown} of ${of}`.padStart(11)} ${percent.padStart(5)}`;
}

/** How many rows are shown, an area a line, and why the others do not count, a reason a line. */
export function writeTable({ areas, unshown }: Comparison): string[] {
  const sum = (pick: 'shown' | 'of'): number => areas.reduce((total, area) => total + area[pick], 0);
  const reasons = Object.keys(REASONS) as Reason[];
  return [
    ...areas.map(({ name, shown, of }) => writeCount(name, shown, of)),
    writeCount('all', sum('shown'), sum('of')),
    ...reasons.flatMap((reason) => {
      const count = unshown.filter((row) => row.reason === reason).length;
      return count > 0 ? [`${String(count).padStart(5)} not: ${REASONS[reason]}`] : [];
    }),
  ];
}

const writeRow = ({ id, reason, tests }: Unshown): string[] => [
  `${id} ${REASONS[reason]}${tests.length > 0 ? ':' : ''}`,
  ...tests.map(({ file, title }) => `    ${file === undefined ? '' : `${file}: `}${title}`),
];

/** Each row that does not count, with the reason; unless asked for all, only those that some test carries. */
export function writeUnshown(unshown: readonly Unshown[], all: boolean): string[] {
  return unshown.filter(({ reason }) => all || reason !== 'untested').flatMap(writeRow);
}
