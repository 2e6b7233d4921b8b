import type { Messages } from '../en/index.ts';

export const gate: Messages['gate'] = {
  play: 'Masuk untuk bermain.',
  account: 'Masuk untuk melihat akun Anda.',
  deposit: 'Masuk untuk melakukan deposit.',
  favourite: 'Masuk untuk menyimpan favorit Anda.',
  lists: 'Masuk untuk melihat game Anda sendiri.',
  ended: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
};
