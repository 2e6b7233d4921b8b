import type { Messages } from '../en/index.ts';

export const gate: Messages['gate'] = {
  play: 'Mag-log in para maglaro.',
  account: 'Mag-log in para makita ang iyong account.',
  deposit: 'Mag-log in para mag-deposit.',
  favourite: 'Mag-log in para ma-save ang iyong mga paborito.',
  lists: 'Mag-log in para makita ang sarili mong mga laro.',
  ended: 'Tapos na ang iyong session. Mag-log in ulit.',
};
