/** What staff is trusted with. An auditor reads everything and changes nothing. */
export const ROLES = [
  'support',
  'payments',
  'risk',
  'content',
  'trading',
  'auditor',
  'security',
  'administrator',
] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

/**
 * Who may make a call: anyone, whoever has shown a password, whoever has shown a code of the authenticator too, or of
 * those only who has one of the roles.
 */
export type Allowed = 'anyone' | 'entering' | 'staff' | readonly Role[];
