/** What a device is told while the site is closed. */
export const push = {
  title: 'Notifications on this device',
  text: 'You are told here even while the site is closed: only what you choose, never advertising.',
  kinds: {
    withdrawal_paid: 'A withdrawal was paid out',
    draw_result: 'The result of a draw you played',
    case_answered: 'An answer to your case',
  },
  unable:
    'This browser cannot show notifications. On an iPhone or iPad, add the site to the home screen and open it from there.',
  denied:
    'Notifications of this site are blocked in this browser. Allow them in its settings, then choose here.',
  refused: 'The browser was not allowed to show notifications.',
  failed: 'The browser could not be reached for notifications. Try again later.',
};
