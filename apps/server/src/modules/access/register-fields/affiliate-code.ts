import { Refusal } from '@hintha/platform';

/** Whether an agent has this code. Nobody is an agent yet, so nobody has one. */
export const isAgentsCode = (code: string): boolean => AGENT_CODES.has(code);

const AGENT_CODES: ReadonlySet<string> = new Set();

/** Refuses a code that no agent has. */
export const checkAffiliate = (code: string): void => {
  if (code === '') throw new Refusal('not_empty', { fields: [{ field: 'code', problem: 'empty' }] });
  if (!isAgentsCode(code))
    throw new Refusal('invitation_code_error', { fields: [{ field: 'code', problem: 'unknown' }] });
};
