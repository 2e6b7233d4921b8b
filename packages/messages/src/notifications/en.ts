export const letters = {
  loginCode: {
    subject: 'Your code for logging in',
    text: 'Hintha: {{code}} is your code for logging in, for {{minutes}} minutes. Tell it to nobody; we never ask for it.',
  },
  registerCode: {
    subject: 'Your code for registering',
    text: 'Hintha: {{code}} is your code for registering, for {{minutes}} minutes. Tell it to nobody; we never ask for it.',
  },
  passwordCode: {
    subject: 'Your code for a new password',
    text: 'Hintha: {{code}} is your code for a new password, for {{minutes}} minutes. If you did not ask for it, do nothing.',
  },
  proofCode: {
    subject: 'Your code for a change',
    text: 'Hintha: {{code}} is your code for a change of your account, for {{minutes}} minutes. Tell it to nobody; we never ask for it.',
  },
  challengeCode: {
    subject: 'Your code for a login from a new place',
    text: 'Hintha: {{code}} is your code for a login from a new place, for {{minutes}} minutes. If it is not you, change your password.',
  },
  contactCode: {
    subject: 'Your code for a new contact',
    text: 'Hintha: {{code}} shows that this contact is yours, for {{minutes}} minutes. If you did not ask for it, do nothing.',
  },
  passwordLink: {
    subject: 'A new password for your account',
    text: 'Hintha: choose a new password here within {{minutes}} minutes. The link works once.\n\n{{link}}\n\nIf you did not ask for it, do nothing; your password stays as it is.',
  },
  newPlaceNotice: {
    subject: 'A login from a new place',
    text: 'Hintha: your account was logged in to from a new place ({{place}}) at {{time}}. If it was not you, change your password and end the other sessions.',
  },
  passwordNotice: {
    subject: 'Your password was changed',
    text: 'Hintha: the password of your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  mobileNotice: {
    subject: 'Your phone number was changed',
    text: 'Hintha: the phone number of your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  emailNotice: {
    subject: 'Your mail address was changed',
    text: 'Hintha: the mail address of your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  payeeNameNotice: {
    subject: 'Your payee name was changed',
    text: 'Hintha: the payee name of your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  payeeNotice: {
    subject: 'A payout account was added',
    text: 'Hintha: an account to be paid out to was added to yours at {{time}}. If it was not you, contact us at once.',
  },
  paymentPasswordNotice: {
    subject: 'Your withdraw password was changed',
    text: 'Hintha: the withdraw password of your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  authenticatorNotice: {
    subject: 'Your authenticator was changed',
    text: 'Hintha: the authenticator of your account was set up or taken off at {{time}}. If it was not you, contact us at once.',
  },
};

/** What a device shows on a locked screen: no amount and no name of a person. */
export const pushTitles = {
  withdrawal_paid: 'Your withdrawal is paid out',
  draw_result: '{{name}}: the result is out',
  case_answered: 'Your case was answered',
};

export type Letters = { [Key in keyof typeof letters]: { subject: string; text: string } };

export type PushTitles = Record<keyof typeof pushTitles, string>;
