/** Money for the agent above. */
export const upline = {
  waiting: 'Loading transfer options',
  failedTitle: 'Could not load this page',
  failedText: 'Your money is safe. Please try again.',
  to: 'To your agent {{account}}',
  note: 'Transfers are instant and cannot be reversed.',
  limits: 'Min {{least}}, max {{most}} per transfer; {{left}} left today.',
  turnover: 'Remaining turnover before you can send money: {{amount}}.',
  next: 'Continue',
  sure: {
    title: 'Send to your agent?',
    words: '{{amount}} will be sent to {{account}}.',
    send: 'Send {{amount}}',
    not: 'Not now',
    close: 'Close',
    unknown: 'Transfer status unknown. Press again: it is only sent once.',
  },
  sent: '{{amount}} sent to {{account}}.',
  last: 'Recent transfers',
  none: 'No transfers yet.',
};
