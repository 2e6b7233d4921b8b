import type { AccountMessages } from '../en/index.ts';

export const cashFlow: AccountMessages['cashFlow'] = {
  units: 'Tampilan',
  day: 'Per hari',
  week: 'Per minggu',
  month: 'Per bulan',
  span: 'Waktu',
  deposits: 'Deposit',
  withdrawals: 'Penarikan',
  result: 'Hasil bermain',
  loss: 'Rugi',
  gain: 'Untung',
  even: 'Impas',
  bonuses: 'Bonus',
  other: 'Lainnya',
  closing: 'Saldo akhir',
  total: 'Total',
  chart: 'Deposit dan penarikan',
  chartSummary: '{{from}} sampai {{to}}: deposit {{deposits}}, penarikan {{withdrawals}}.',
  resultSummary:
    'Hasil bermain {{from}} sampai {{to}}: {{play}}. Tertinggi: {{highest}}. Terendah: {{lowest}}.',
  note: 'Hasil adalah yang diberikan game dikurangi yang diambilnya, termasuk jackpot. Permainan dari dompet game ada di Lainnya, sebagai uang yang pergi dan kembali.',
  nothing: 'Tidak ada setoran, penarikan, atau permainan dalam waktu ini.',
  loading: 'Angka sedang dimuat',
  failedTitle: 'Angka tidak termuat',
  failedText: 'Uang Anda aman. Periksa koneksi Anda dan coba lagi.',
};
