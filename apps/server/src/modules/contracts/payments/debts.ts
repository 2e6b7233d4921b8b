import { formatAmount, money, sumMoney } from '@hintha/money';
import { BusinessError, contribute, type Database, type Transaction } from '@hintha/platform';
import { withdrawalChecks } from '../../protection/index.ts';
import { selectDebts } from './payment-store.ts';

const findDebt = async (on: Database | Transaction, accountId: bigint): Promise<BusinessError | null> => {
  const debts = await selectDebts(on, accountId);
  if (debts.length === 0) return null;
  const sum = sumMoney(debts.map(({ amount, paid }) => money(amount - paid)));
  return new BusinessError('contract_debt', { debts: formatAmount(sum) });
};

/** Whether an account owes what it is to pay by contract. */
export const owes = async (on: Database | Transaction, accountId: bigint): Promise<boolean> =>
  (await selectDebts(on, accountId)).length > 0;

/** Who owes offers nothing new. */
export const refuseDebt = async (tx: Transaction, accountId: bigint): Promise<void> => {
  const debt = await findDebt(tx, accountId);
  if (debt !== null) throw debt;
};

/** Money stays where an agent owes those below it; what is paid on top of points is the operator's. */
export const contractDebtCheck = contribute(withdrawalChecks, {
  name: 'contract-debt',
  phase: 'account',
  find: async (_ctx, tx, { accountId, way }) => (way === 'redemption' ? null : findDebt(tx, accountId)),
  look: async ({ db }, { accountId }) => findDebt(db, accountId),
});
