import type { AppContext } from '../../../app-context.ts';
import { findApplicationsByFingerprints } from '../../bonuses/index.ts';
import { findRedemption } from '../../points/index.ts';
import { findCase } from '../../support/index.ts';
import type { Hit } from './types.ts';

const MOST = 10;
const ID = /^[1-9]\d{0,17}$/;

/** A redemption of points by its number. */
export const findRedemptionHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const redemption = ID.test(text) ? await findRedemption(db, BigInt(text)) : undefined;
  if (redemption === undefined) return [];
  const { id, accountId, names, state, amount, appliedAt } = redemption;
  return [
    {
      kind: 'redemption',
      id: String(id),
      accountId,
      title: names.en ?? String(id),
      state,
      amount,
      at: appliedAt,
    },
  ];
};

/** Applications for a bonus by their number or the id in the messaging app. */
export const findApplicationHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const applications = await findApplicationsByFingerprints(db, text, MOST);
  return applications.map(({ id, accountId, contactId, state, appliedAt }) => ({
    kind: 'application',
    id: String(id),
    accountId,
    title: contactId,
    state,
    at: appliedAt,
  }));
};

/** A case by the number that the guest got. */
export const findCaseHits = async ({ db }: AppContext, text: string): Promise<Hit[]> => {
  const one = ID.test(text) ? await findCase(db, BigInt(text)) : undefined;
  if (one === undefined) return [];
  const { id, accountId, content, state, openedAt } = one;
  return [
    {
      kind: 'case',
      id: String(id),
      ...(accountId === null ? {} : { accountId }),
      title: content,
      state,
      at: openedAt,
    },
  ];
};
