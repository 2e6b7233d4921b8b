import type { AccountMessages } from '../en/index.ts';

/** Choosing pictures to be sent. */
export const pictures: AccountMessages['pictures'] = {
  choose: 'Pumili ng larawan',
  picture: 'Larawan {{number}}: {{name}}',
  remove: 'Alisin ang larawan {{number}}',
  help: 'PNG o JPG, hanggang 5 MB bawat isa.',
  tooMany_one: 'Hanggang {{count}} larawan lang; hindi isinama ang iba.',
  tooMany_other: 'Hanggang {{count}} larawan lang; hindi isinama ang iba.',
};
