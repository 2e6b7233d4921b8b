import type { StudioMessages } from '../en/index.ts';

export const errors: StudioMessages['errors'] = {
  bad_request: 'Permintaan ini tidak terbaca. Tidak ada biaya.',
  session_ended: 'Sesi Anda sudah berakhir. Buka lagi game ini untuk terus bermain.',
  insufficient_funds: 'Saldo Anda tidak cukup untuk taruhan ini.',
  limit_reached: 'Batas pada akun Anda tidak mengizinkan taruhan ini. Tidak ada biaya.',
  game_unavailable: 'Game ini sedang tidak tersedia. Uang Anda aman.',
  account_disabled: 'Akun Anda tidak dapat bermain saat ini.',
  too_fast: 'Ronde berikutnya dapat dimulai sebentar lagi.',
  round_open: 'Ronde terakhir masih diselesaikan. Uang Anda aman.',
  operator_unreachable: 'Operator sedang tidak menjawab. Uang Anda aman.',
  unknown_error: 'Ada kesalahan di pihak kami. Uang Anda aman. Silakan coba lagi.',
};
