import type { AccountMessages } from '../en/index.ts';

/** Choosing pictures to be sent. */
export const pictures: AccountMessages['pictures'] = {
  choose: 'Pilih gambar',
  picture: 'Gambar {{number}}: {{name}}',
  remove: 'Keluarkan gambar {{number}}',
  help: 'PNG atau JPG, maksimal 5 MB per gambar.',
  tooMany_one: 'Maksimal {{count}} gambar; yang lain tidak disertakan.',
  tooMany_other: 'Maksimal {{count}} gambar; yang lain tidak disertakan.',
};
