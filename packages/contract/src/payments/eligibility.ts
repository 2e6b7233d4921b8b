import type { BusinessErrorCode } from '../business-errors.ts';

/** Why money may not leave an account, be it paid out or sent to the upline. */
export const WITHDRAWAL_ERRORS = [
  'payment_password_wrong',
  'too_many_requests',
  'withdrawals_held',
  'card_money_held',
  'turnover_required',
  'funds_at_vendor',
  'withdrawals_locked',
  'contract_debt',
  'withdrawals_stopped',
  'amount_out_of_range',
  'daily_limit_reached',
] as const satisfies readonly BusinessErrorCode[];
