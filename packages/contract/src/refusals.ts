/**
 * Everything the house may say no with, and the HTTP status that goes with it. The text the caller reads is
 * the message `refusals.<code>` of the caller's language.
 */
export const REFUSALS = {
  bad_request: 400,
  not_empty: 400,
  inconsistent_twice: 400,
  password_too_common: 400,
  old_password_wrong: 400,
  same_password: 400,
  phone_invalid: 400,
  code_missing: 400,
  code_wrong: 400,
  code_expired: 400,
  terms_not_accepted: 400,
  captcha_failed: 400,
  invitation_code_error: 400,
  not_logged_in: 401,
  wrong_credentials: 401,
  signature_invalid: 401,
  not_enabled: 403,
  in_need_true_account: 403,
  not_an_agent: 403,
  account_locked: 403,
  non_member: 403,
  non_agent: 403,
  not_found: 404,
  method_not_allowed: 405,
  username_taken: 409,
  mobile_taken: 409,
  game_unavailable: 409,
  vendor_unavailable: 409,
  insufficient_funds: 409,
  payload_too_large: 413,
  unsupported_media: 415,
  key_reused: 422,
  too_many_requests: 429,
  account_locked_for_a_while: 429,
  unknown_error: 500,
  maintenance: 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const isRefusalCode = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text);
