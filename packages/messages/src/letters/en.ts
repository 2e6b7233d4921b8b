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
};

export type Letters = { [Key in keyof typeof letters]: { subject: string; text: string } };
