import { formatAmount, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { tellMember } from '../../inbox/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { isReceipt, post, postingKey } from '../../wallet/index.ts';
import { moveDeposit } from './move-deposit.ts';
import { orderNoOf, splitFee } from './rules.ts';
import type { Deposit } from './types.ts';

/** The law wants every deposit to be played once before it can leave again. */
const TURNOVER = '1';

/**
 * Puts what was paid into the wallet, less the fee, and opens its turnover requirement. The transaction holds the
 * deposit, whose state lets this happen once; the key of the posting would refuse it a second time.
 */
export const creditDeposit = async (
  house: House,
  tx: Transaction,
  deposit: Deposit,
  paid: Money,
): Promise<Deposit> => {
  const credit = splitFee(paid, deposit.feePpm);
  const moved = await moveDeposit(house, tx, deposit, { to: 'CREDITED', credit });
  const { accountId, currency } = deposit;
  const source = 'payments';
  const reference = orderNoOf(deposit);
  const key = postingKey('deposit', String(deposit.id));
  const result = await post(tx, accountId, {
    kind: 'DEPOSIT',
    amount: credit.credited,
    key,
    source,
    reference,
  });
  if (!isReceipt(result)) throw new Error(`${reference} could not be posted: ${result.outcome}`);
  const at = house.clock.now();
  const base = credit.credited;
  await openRequirement(tx, { accountId, kind: 'DEPOSIT', base, multiple: TURNOVER, source, reference, at });
  const values = { orderNo: reference, amount: formatAmount(credit.credited), currency };
  await tellMember(house, tx, { accountId, kind: 'deposit_credited', values });
  return moved;
};
