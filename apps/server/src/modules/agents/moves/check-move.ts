import { BusinessError, type Database, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listAccountDetails } from '../../identity/index.ts';
import { type Excess, findExcess, readModeTerms, readRatesOf } from '../rates/give-rates.ts';
import { AFFILIATE, isTeamAgent } from '../rules.ts';
import { readStanding } from './move-store.ts';

/** Why an account cannot come below another. */
export type MoveProblem = 'type' | 'upline_type' | 'in_line' | 'same' | 'affiliate' | '';

export interface Assessment {
  readonly oldLine: readonly bigint[];
  readonly newLine: readonly bigint[];
  readonly teamSize: number;
  readonly problem: MoveProblem;
  /** What the account has more of than the one it would come below. */
  readonly excess: readonly (Excess & { readonly rate: number })[];
}

export const MOST_COUNTED = 10_000;
const MOVABLE: readonly number[] = [0, 1, AFFILIATE];

/** What a move would be, and what stands against it. */
export const assessMove = async (
  ctx: AppContext,
  on: Database | Transaction,
  { accountId, uplineId }: { accountId: bigint; uplineId: bigint },
): Promise<Assessment> => {
  const [own, above] = [await readStanding(on, accountId, MOST_COUNTED), await readStanding(on, uplineId, 1)];
  const details = await listAccountDetails(on, [accountId, uplineId]);
  const [type = -1, uplineType = -1] = [details.get(accountId)?.type, details.get(uplineId)?.type];
  const isIn = { line: own.line, above: above.line, uplineId, accountId };
  const problem = placeProblem(isIn) || typeProblem(type, uplineType, own.teamSize > 1);
  const rates = await readRatesOf(ctx, on, accountId);
  const terms = await readModeTerms(ctx, on);
  const excess = findExcess(rates, await readRatesOf(ctx, on, uplineId), terms).map((one) => ({
    ...one,
    rate: rates[one.category],
  }));
  return { oldLine: own.line, newLine: [...above.line, accountId], teamSize: own.teamSize, problem, excess };
};

const placeProblem = ({
  line,
  above,
  uplineId,
  accountId,
}: {
  line: readonly bigint[];
  above: readonly bigint[];
  uplineId: bigint;
  accountId: bigint;
}): MoveProblem => {
  if (above.includes(accountId)) return 'in_line';
  return line.at(-2) === uplineId ? 'same' : '';
};

const typeProblem = (type: number, uplineType: number, hasTeam: boolean): MoveProblem => {
  if (!MOVABLE.includes(type)) return 'type';
  if (uplineType === AFFILIATE) return type === 0 && !hasTeam ? '' : 'affiliate';
  return isTeamAgent(uplineType as 0) ? '' : 'upline_type';
};

/** Refuses a move that cannot be, with all that stands against it. */
export const refuseMove = ({ problem, excess }: Assessment): void => {
  if (problem !== '') throw new BusinessError('move_impossible', { problem });
  if (excess.length > 0) throw new BusinessError('rates_out_of_range', { rates: excess });
};
