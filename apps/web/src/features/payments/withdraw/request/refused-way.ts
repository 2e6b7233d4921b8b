/** Where a business error of a withdrawal leads: to what has to be done first, or to the field that is wrong. */
export type Way = 'amount' | 'password' | 'payees' | 'page' | 'none';

const WAYS: Partial<Record<string, Way>> = {
  amount_out_of_range: 'amount',
  daily_limit_reached: 'amount',
  insufficient_funds: 'amount',
  payment_password_wrong: 'password',
  not_found: 'payees',
  payee_not_usable_yet: 'payees',
  withdrawals_held: 'page',
  turnover_required: 'page',
  funds_at_vendor: 'page',
  withdrawal_in_progress: 'page',
};

export const wayOf = (code: string): Way => WAYS[code] ?? 'none';

/** The numbers that came with a business error: amounts of the wire by name. */
export const amountsOf = (value: unknown): Record<string, string> => {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};
