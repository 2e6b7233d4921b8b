import type { teams } from '@hintha/contract';
import { csvOf } from '@hintha/ui';
import { localStamp } from '../../../shared/period/period.ts';

/** Accounts as a CSV file; where the list has no amounts of its own, the last two columns are left out. */
export const membersCsv = (rows: readonly teams.TeamMember[], heads: readonly string[]): string => {
  const used = [true, true, true, true, rows.some(({ day }) => day !== null), rows.some(hasAmount)];
  return csvOf(
    [
      heads,
      ...rows.map(({ account, upline, joinedAt, balance, day, amount }) => [
        account,
        upline ?? '',
        joinedAt === null ? '' : localStamp(joinedAt),
        balance,
        day ?? '',
        amount ?? '',
      ]),
    ].map((cells) => cells.filter((_, place) => used[place])),
  );
};

const hasAmount = ({ amount }: teams.TeamMember): boolean => amount !== null;
