export const gate = {
  play: 'Log in to play.',
  account: 'Log in to see your account.',
  deposit: 'Log in to deposit.',
  favourite: 'Log in to keep your favourites.',
  lists: 'Log in to see your own games.',
  ended: 'Your session has ended. Please log in again.',
};
