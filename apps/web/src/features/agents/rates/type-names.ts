/** The words of the types of accounts under `agent.types`. */
export const TYPE_NAMES = {
  0: 'member',
  1: 'agent',
  2: 'master',
  4: 'trial',
  41: 'affiliate',
  42: 'sub',
} as const;
