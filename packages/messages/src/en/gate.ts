export const gate = {
  play: 'Log in to play.',
  account: 'Log in to see your account.',
  ended: 'Your session has ended. Please log in again.',
};
