import { BusinessError, type Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import type { Entry } from '../types.ts';
import { insertBudgetGrant, putBack, selectSpans, takeFrom, updateReturned } from './budget-store.ts';
import { budgetSettings } from './settings.ts';
import { type BudgetExhausted, isGrantKind, type Spending, USUAL_LINES } from './types.ts';

/** What an entry takes of a budget; undefined for one that gives nothing away, such as a bet or its payout. */
export const spendingOf = (accountId: bigint, entry: Entry): Spending | undefined => {
  const { kind, grant, amount, key, source } = entry;
  const line = grant?.line ?? (isGrantKind(kind) ? USUAL_LINES[kind] : undefined);
  if (line === undefined || amount <= 0n) return undefined;
  return { line, accountId, key, amount, rule: grant?.rule ?? source, approval: grant?.approval ?? null };
};

/**
 * Takes what is given from the budget of the day and of the month, or says which bound refuses it; then nothing is
 * taken. The wallet is locked, the key is new. Whoever gives of the same budget waits until the transaction ends.
 */
export const spendBudget = async (
  tx: Transaction,
  spending: Spending,
): Promise<BudgetExhausted | undefined> => {
  const { line, amount, approval } = spending;
  const values = await readSettings(tx, budgetSettings);
  const refused = (bound: BudgetExhausted['bound']) =>
    ({ outcome: 'budget_exhausted', line, bound }) as const;
  if (approval === null && amount > values[`${line}.mostEach`]) return refused('EACH');
  const { day, month } = await selectSpans(tx);
  const ofDay = { line, span: 'DAY', startsOn: day, amount } as const;
  if (!(await takeFrom(tx, ofDay, values[`${line}.mostPerDay`]))) return refused('DAY');
  const ofMonth = { line, span: 'MONTH', startsOn: month, amount } as const;
  if (!(await takeFrom(tx, ofMonth, values[`${line}.mostPerMonth`]))) {
    await putBack(tx, ofDay);
    return refused('MONTH');
  }
  await insertBudgetGrant(tx, spending, { day, month });
  return undefined;
};

/** Gives back to the budget what a grant took that is taken back, to the day that it was given on; once. */
export const returnBudget = async (tx: Transaction, accountId: bigint, key: string): Promise<void> => {
  const returned = await updateReturned(tx, accountId, key);
  if (returned === undefined) return;
  const { line, day, month, amount } = returned;
  await putBack(tx, { line, span: 'DAY', startsOn: day, amount });
  await putBack(tx, { line, span: 'MONTH', startsOn: month, amount });
};

/** Says no to a member where a budget does, in words that tell nothing of the budget. */
export const refuseExhausted = (result: { readonly outcome: string }): void => {
  if (result.outcome === 'budget_exhausted') throw new BusinessError('budget_exhausted');
};

/** Says no to the staff where a budget does, and which bound it is. */
export const refuseOverBudget = (result: { readonly outcome: string } | BudgetExhausted): void => {
  if (!('bound' in result)) return;
  const { line, bound } = result;
  throw new BusinessError('over_budget', { line, bound });
};
