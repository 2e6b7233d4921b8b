import { BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { contractSettings, isKindOn } from '../settings.ts';
import type { Contract, Kind, Termination } from '../types.ts';
import { lockParties, selectContract } from './contract-store.ts';
import { selectOpenTerminations } from './termination-store.ts';

export const requireKind = async (on: Database | Transaction, kind: Kind): Promise<void> => {
  if (!isKindOn(await readSettings(on, contractSettings), kind)) throw new BusinessError('not_enabled');
};

/** A contract that one of its parties holds, so that nobody else moves it or another of the two until the end. */
export interface Held {
  readonly contract: Contract;
  readonly isPayer: boolean;
  readonly wish: Termination | undefined;
  readonly now: Date;
}

/** Does something with a contract of the caller; whatever is not its own is answered as if it were not there. */
export const withOwnContract = async <Result>(
  ctx: AppContext,
  accountId: bigint,
  id: bigint,
  act: (tx: Transaction, held: Held) => Promise<Result>,
): Promise<Result> =>
  transaction(ctx.db, async (tx) => {
    const known = await selectContract(tx, id);
    const isParty = known !== undefined && (known.payerId === accountId || known.payeeId === accountId);
    if (!isParty) throw new BusinessError('not_found');
    await requireKind(tx, known.kind);
    return act(tx, {
      ...(await hold(tx, known)),
      isPayer: known.payerId === accountId,
      now: ctx.clock.now(),
    });
  });

/** The contract as it stands once its parties are locked. */
export const hold = async (
  tx: Transaction,
  { id, payerId, payeeId }: Contract,
): Promise<Pick<Held, 'contract' | 'wish'>> => {
  await lockParties(tx, payerId, payeeId);
  const contract = await selectContract(tx, id);
  if (contract === undefined) throw new Error(`contract ${id} is gone`);
  return { contract, wish: (await selectOpenTerminations(tx, [id])).get(id) };
};
