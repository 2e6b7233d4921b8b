import type { House } from '../../../house.ts';
import { listRestrictions as list, type Restriction } from '../../protection/index.ts';
import { requireMember } from '../require-member.ts';

const MOST = 200;

/** What is closed to a member and what was, the latest first. */
export const listRestrictions = async (house: House, accountId: bigint): Promise<Restriction[]> => {
  await requireMember(house, accountId);
  return list(house.db, accountId, { before: null, limit: MOST });
};

/** Whether it counts at an instant; its end may be a minute before it is written down. */
export const isLive = ({ endedAt, until }: Restriction, at: Date): boolean =>
  endedAt === null && (until === null || until > at);
