import { BusinessError, type Database, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readAccountDetails } from '../../identity/index.ts';
import { AFFILIATE, codeKey, isTeamAgent } from '../rules.ts';
import { findLink, holdLinkRow, type StoredLink } from './link-store.ts';

/** Whether somebody can register by the code now. */
export const isLive = ({ isOn, expiresAt }: Pick<StoredLink, 'isOn' | 'expiresAt'>, now: Date): boolean =>
  isOn && (expiresAt === null || expiresAt > now);

/** Whether a code opens an account now, and its agent may still bring one of that type. */
const opens = async (
  on: Database | Transaction,
  link: StoredLink | undefined,
  now: Date,
): Promise<boolean> => {
  if (link === undefined || !isLive(link, now)) return false;
  const agent = await readAccountDetails(on, link.agentId);
  if (agent?.status !== 'open') return false;
  return isTeamAgent(agent.type) || (agent.type === AFFILIATE && link.type === 0);
};

/** Whether an account can be opened by the code. */
export const isCodeLive = async (ctx: Pick<AppContext, 'db' | 'clock'>, code: string): Promise<boolean> =>
  opens(ctx.db, await findLink(ctx.db, codeKey(code)), ctx.clock.now());

/** What the code opens, held until the transaction ends; one that is over or switched off is as one that never was. */
export const holdLink = async (
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  code: string,
): Promise<StoredLink> => {
  const link = await holdLinkRow(tx, codeKey(code));
  if (link === undefined || !(await opens(tx, link, clock.now())))
    throw new BusinessError('invitation_code_error');
  return link;
};
