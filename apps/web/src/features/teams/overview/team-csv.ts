import { csvOf } from '@hintha/ui';
import { DAY_FIGURES, GROUPS, valuesOf, type FigureName, type Team } from './figures.ts';

const ONLY_TOGETHER = Object.values(GROUPS)
  .flat()
  .filter((name) => !DAY_FIGURES.some((one) => one === name));

interface Words {
  day: string;
  total: string;
  figures: Readonly<Record<FigureName, string>>;
}

/** The figures of a team as a CSV file: its days, and a last row of all of them together. */
export const teamCsv = (team: Team, { day, total, figures }: Words): string => {
  const values = valuesOf(team);
  return csvOf([
    [day, ...[...DAY_FIGURES, ...ONLY_TOGETHER].map((name) => figures[name])],
    ...team.days.map((one) => [
      one.day,
      ...DAY_FIGURES.map((name) => String(one[name])),
      ...ONLY_TOGETHER.map(() => ''),
    ]),
    [total, ...[...DAY_FIGURES, ...ONLY_TOGETHER].map((name) => String(values[name]))],
  ]);
};
