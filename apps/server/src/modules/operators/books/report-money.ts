import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { readMoneyReport, type DayReport } from '../../wallet/index.ts';

const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

/** The money of all members day by day, a month at most. */
export const reportMoney = async (
  house: House,
  { from, to }: { from: string; to: string },
): Promise<DayReport[]> => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MOST_DAYS) {
    const problem = `must be 1 to ${MOST_DAYS} days before to`;
    throw new Refusal('bad_request', { fields: [{ field: 'from', problem }] });
  }
  return readMoneyReport(house.db, from, to);
};
