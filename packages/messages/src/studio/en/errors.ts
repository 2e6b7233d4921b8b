export const errors = {
  bad_request: 'This call could not be read. It cost nothing.',
  session_ended: 'Your session has ended. Open the game again to play on.',
  insufficient_funds: 'Your balance is not enough for this bet.',
  limit_reached: 'A limit on your account does not allow this bet. It cost nothing.',
  game_unavailable: 'This game is not available at the moment. Your money is safe.',
  account_disabled: 'Your account cannot play at the moment.',
  too_fast: 'The next round can start in a moment.',
  round_open: 'The last round is still being settled. Your money is safe.',
  operator_unreachable: 'The operator does not answer at the moment. Your money is safe.',
  unknown_error: 'Something went wrong on our side. Your money is safe. Please try again.',
};
