/** Types of account: 0 member, 1 agent, 2 master agent, 4 trial, 41 affiliate agent, 42 sub-account of an agent. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
