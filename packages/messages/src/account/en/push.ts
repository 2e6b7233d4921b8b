/** What a device is told while the site is closed. */
export const push = {
  title: 'Notifications on this device',
  text: 'Get notified even when the site is closed. Only what you choose, never advertising.',
  kinds: {
    withdrawal_paid: 'A withdrawal was paid out',
    draw_result: 'The result of a draw you played',
    case_answered: 'An answer to your case',
  },
  unable:
    'This browser cannot show notifications. On an iPhone or iPad, add the site to the home screen and open it from there.',
  denied: 'This browser blocks notifications from this site. Allow them in its settings, then choose here.',
  refused: 'You did not allow the browser to show notifications.',
  failed: 'Notifications could not be set up. Please try again later.',
};
