export const letters = {
  loginCode: {
    subject: 'Your login code',
    text: 'Hintha: {{code}} is your login code, valid for {{minutes}} minutes. Do not share it; we never ask for it.',
  },
  registerCode: {
    subject: 'Your registration code',
    text: 'Hintha: {{code}} is your registration code, valid for {{minutes}} minutes. Do not share it; we never ask for it.',
  },
  passwordCode: {
    subject: 'Your password reset code',
    text: 'Hintha: {{code}} is your password reset code, valid for {{minutes}} minutes. If you did not ask for it, ignore this message.',
  },
  proofCode: {
    subject: 'Your confirmation code',
    text: 'Hintha: {{code}} confirms a change to your account, valid for {{minutes}} minutes. Do not share it; we never ask for it.',
  },
  challengeCode: {
    subject: 'Your code to log in from a new place',
    text: 'Hintha: {{code}} is your code to log in from a new place, valid for {{minutes}} minutes. If this is not you, change your password.',
  },
  contactCode: {
    subject: 'Your verification code',
    text: 'Hintha: {{code}} is your verification code for this contact, valid for {{minutes}} minutes. If you did not ask for it, ignore this message.',
  },
  passwordLink: {
    subject: 'Choose a new password',
    text: 'Hintha: choose a new password here within {{minutes}} minutes. The link works once.\n\n{{link}}\n\nIf you did not ask for it, ignore this message; your password stays the same.',
  },
  newPlaceNotice: {
    subject: 'A login from a new place',
    text: 'Hintha: someone logged in to your account from a new place ({{place}}) at {{time}}. If it was not you, change your password and end the other sessions.',
  },
  passwordNotice: {
    subject: 'Your password was changed',
    text: 'Hintha: your account password was changed at {{time}}. If it was not you, contact us at once.',
  },
  mobileNotice: {
    subject: 'Your phone number was changed',
    text: 'Hintha: the phone number on your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  emailNotice: {
    subject: 'Your email address was changed',
    text: 'Hintha: the email address on your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  payeeNameNotice: {
    subject: 'Your payee name was changed',
    text: 'Hintha: the payee name on your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  payeeNotice: {
    subject: 'A payout account was added',
    text: 'Hintha: a payout account was added to your account at {{time}}. If it was not you, contact us at once.',
  },
  paymentPasswordNotice: {
    subject: 'Your withdraw password was changed',
    text: 'Hintha: the withdraw password on your account was changed at {{time}}. If it was not you, contact us at once.',
  },
  authenticatorNotice: {
    subject: 'Your authenticator was changed',
    text: 'Hintha: the authenticator on your account was set up or removed at {{time}}. If it was not you, contact us at once.',
  },
};

/** What a device shows on a locked screen: no amount and no name of a person. */
export const pushTitles = {
  withdrawal_paid: 'Your withdrawal has been paid',
  draw_result: '{{name}}: the result is out',
  case_answered: 'Your case has been answered',
};

export type Letters = { [Key in keyof typeof letters]: { subject: string; text: string } };

export type PushTitles = Record<keyof typeof pushTitles, string>;
