/** Money for the agent above. */
export const upline = {
  waiting: 'Reading where your money can go',
  failedTitle: 'This page could not be read',
  failedText: 'Your money is safe. Please try again.',
  to: 'To your agent {{account}}',
  note: 'The money arrives at once and cannot be taken back.',
  limits: 'From {{least}} to {{most}} at a time; {{left}} more today.',
  turnover: 'You still have to play {{amount}} before money can be sent.',
  next: 'Continue',
  sure: {
    title: 'Send to your agent?',
    words: '{{amount}} goes to {{account}}.',
    send: 'Send {{amount}}',
    not: 'Not now',
    close: 'Close',
    unknown: 'We do not know yet whether this arrived. Press again: it is sent only once.',
  },
  sent: '{{amount}} sent to {{account}}.',
  last: 'Last transfers',
  none: 'Nothing has been sent yet.',
};
