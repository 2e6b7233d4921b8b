import type { Letters, PushTitles } from './en.ts';

export const letters: Letters = {
  loginCode: {
    subject: 'Kode Anda untuk masuk',
    text: 'Hintha: {{code}} adalah kode Anda untuk masuk, berlaku {{minutes}} menit. Jangan beri tahu siapa pun; kami tidak pernah memintanya.',
  },
  registerCode: {
    subject: 'Kode Anda untuk mendaftar',
    text: 'Hintha: {{code}} adalah kode Anda untuk mendaftar, berlaku {{minutes}} menit. Jangan beri tahu siapa pun; kami tidak pernah memintanya.',
  },
  passwordCode: {
    subject: 'Kode Anda untuk kata sandi baru',
    text: 'Hintha: {{code}} adalah kode Anda untuk kata sandi baru, berlaku {{minutes}} menit. Jika Anda tidak memintanya, abaikan saja.',
  },
  proofCode: {
    subject: 'Kode Anda untuk perubahan',
    text: 'Hintha: {{code}} adalah kode Anda untuk perubahan pada akun, berlaku {{minutes}} menit. Jangan beri tahu siapa pun; kami tidak pernah memintanya.',
  },
  challengeCode: {
    subject: 'Kode Anda untuk masuk dari tempat baru',
    text: 'Hintha: {{code}} adalah kode Anda untuk masuk dari tempat baru, berlaku {{minutes}} menit. Jika ini bukan Anda, ganti kata sandi Anda.',
  },
  contactCode: {
    subject: 'Kode Anda untuk kontak baru',
    text: 'Hintha: {{code}} membuktikan bahwa kontak ini milik Anda, berlaku {{minutes}} menit. Jika Anda tidak memintanya, abaikan saja.',
  },
  passwordLink: {
    subject: 'Kata sandi baru untuk akun Anda',
    text: 'Hintha: pilih kata sandi baru di sini dalam {{minutes}} menit. Tautan hanya berlaku satu kali.\n\n{{link}}\n\nJika Anda tidak memintanya, abaikan saja; kata sandi Anda tidak berubah.',
  },
  newPlaceNotice: {
    subject: 'Akun dimasuki dari tempat baru',
    text: 'Hintha: akun Anda dimasuki dari tempat baru ({{place}}) pada {{time}}. Jika itu bukan Anda, ganti kata sandi dan akhiri sesi lainnya.',
  },
  passwordNotice: {
    subject: 'Kata sandi Anda diganti',
    text: 'Hintha: kata sandi akun Anda diganti pada {{time}}. Jika itu bukan Anda, segera hubungi kami.',
  },
  mobileNotice: {
    subject: 'Nomor ponsel Anda diganti',
    text: 'Hintha: nomor ponsel akun Anda diganti pada {{time}}. Jika itu bukan Anda, segera hubungi kami.',
  },
  emailNotice: {
    subject: 'Alamat email Anda diganti',
    text: 'Hintha: alamat email akun Anda diganti pada {{time}}. Jika itu bukan Anda, segera hubungi kami.',
  },
  payeeNameNotice: {
    subject: 'Nama penerima dana Anda diganti',
    text: 'Hintha: nama penerima dana akun Anda diganti pada {{time}}. Jika itu bukan Anda, segera hubungi kami.',
  },
  payeeNotice: {
    subject: 'Rekening penarikan ditambahkan',
    text: 'Hintha: sebuah rekening penarikan ditambahkan ke akun Anda pada {{time}}. Jika itu bukan Anda, segera hubungi kami.',
  },
  paymentPasswordNotice: {
    subject: 'Kata sandi penarikan Anda diganti',
    text: 'Hintha: kata sandi penarikan akun Anda diganti pada {{time}}. Jika itu bukan Anda, segera hubungi kami.',
  },
  authenticatorNotice: {
    subject: 'Autentikator Anda diubah',
    text: 'Hintha: autentikator akun Anda dipasang atau dihapus pada {{time}}. Jika itu bukan Anda, segera hubungi kami.',
  },
};

export const pushTitles: PushTitles = {
  withdrawal_paid: 'Penarikan Anda sudah dibayarkan',
  draw_result: '{{name}}: hasilnya sudah keluar',
  case_answered: 'Kasus Anda dijawab',
};
