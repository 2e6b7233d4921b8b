import type { AccountMessages } from '../en/index.ts';

/** What the operator has told the member, one pair of words for each kind of message. */
export const inbox: AccountMessages['inbox'] = {
  kinds: {
    deposit_credited: {
      title: 'Deposit dikreditkan',
      text: '{{amount}} sudah masuk ke dompet Anda.',
    },
    deposit_rejected: {
      title: 'Deposit ditolak',
      text: '{{amount}} tidak dikreditkan.',
    },
    deposit_failed: {
      title: 'Deposit tidak berhasil',
      text: '{{amount}} tidak dikreditkan. Tidak ada yang dipotong.',
    },
    withdrawal_approved: {
      title: 'Penarikan disetujui',
      text: '{{amount}} disetujui dan akan dibayarkan.',
    },
    withdrawal_sent: {
      title: 'Pembayaran dikirim',
      text: '{{amount}} sedang dikirim kepada Anda. Beri tahu kami bila sudah tiba.',
    },
    withdrawal_received: {
      title: 'Pembayaran dianggap diterima',
      text: '{{amount}} dari penarikan Anda dianggap diterima.',
    },
    withdrawal_disputed: {
      title: 'Kami sedang menyelidiki pembayaran',
      text: 'Anda menyatakan {{amount}} belum tiba. Kami sedang mencarinya.',
    },
    withdrawal_rejected: {
      title: 'Penarikan ditolak',
      text: '{{amount}} dapat dipakai lagi di dompet Anda.',
    },
    withdrawal_failed: {
      title: 'Pembayaran kembali',
      text: '{{amount}} tidak dapat dibayarkan dan sudah kembali ke dompet Anda.',
    },
    withdrawal_completed: {
      title: 'Penarikan selesai',
      text: 'Penarikan Anda sebesar {{amount}} sudah selesai.',
    },
    bonus_granted: {
      title: 'Bonus diberikan',
      text: '{{bonus}}: {{amount}} sudah masuk ke dompet Anda.',
    },
    bonus_cleared: {
      title: 'Tidak ada syarat lagi',
      text: '{{bonus}}: tidak ada lagi yang harus dipertaruhkan.',
    },
    bonus_rejected: {
      title: 'Bonus tidak diberikan',
      text: 'Bonus yang Anda minta tidak diberikan.',
    },
    bonus_forfeited: {
      title: 'Bonus kedaluwarsa',
      text: '{{bonus}}: waktunya habis sebelum dipertaruhkan penuh. {{amount}} ditarik kembali.',
    },
    bonus_bounded: {
      title: 'Melebihi batas',
      text: '{{bonus}}: melebihi yang boleh dibawa pulang. {{amount}} ditarik kembali.',
    },
    bonus_revoked: {
      title: 'Bonus ditarik kembali',
      text: '{{bonus}}: deposit dasarnya ditarik kembali, beserta {{amount}}.',
    },
    redemption_approved: {
      title: 'Hadiah Anda sedang dikirim',
      text: 'Penukaran Anda disetujui. Lihat rinciannya di riwayat toko poin.',
    },
    redemption_rejected: {
      title: 'Penukaran ditolak',
      text: 'Penukaran Anda ditolak. Poin Anda sudah kembali, beserta uang yang Anda bayarkan.',
    },
    rates_asked: {
      title: 'Permintaan menurunkan tarif',
      text: '{{account}} ingin menurunkan beberapa tarif Anda. Jawablah sebelum waktunya habis.',
    },
    rates_accepted: {
      title: 'Tarif lebih rendah diterima',
      text: '{{account}} menerima tarif yang lebih rendah.',
    },
    rates_rejected: {
      title: 'Tarif lebih rendah ditolak',
      text: '{{account}} menolak tarif yang lebih rendah.',
    },
    rates_expired: {
      title: 'Permintaan menurunkan tarif tidak dijawab',
      text: 'Permintaan menurunkan tarif antara Anda dan {{account}} tidak dijawab tepat waktu. Tidak ada yang berubah.',
    },
    account_moved: {
      title: 'Anda berada di bawah agen lain',
      text: 'Mulai hari ini Anda dan tim Anda berada di bawah {{account}}. Kontrak dengan atasan sebelumnya telah berakhir.',
    },
    downline_left: {
      title: 'Satu akun telah meninggalkan tim Anda',
      text: 'Mulai hari ini {{account}} beserta timnya berada di bawah agen lain. Kontrak yang Anda berikan telah berakhir.',
    },
    downline_joined: {
      title: 'Satu akun telah masuk tim Anda',
      text: 'Mulai hari ini {{account}} beserta timnya berada langsung di bawah Anda.',
    },
    transfer_received: {
      title: '{{amount}} diterima',
      text: '{{account}} dari tim Anda mengirim {{amount}} kepada Anda.',
    },
    contract_offered: {
      title: 'Kontrak ditawarkan kepada Anda',
      text: '{{account}} menawarkan kontrak ({{contract}}). Jawab di pusat agen.',
    },
    contract_accepted: {
      title: 'Kontrak diterima',
      text: '{{account}} menerima kontrak Anda ({{contract}}). Kontrak mulai pada periode berikutnya.',
    },
    contract_rejected: {
      title: 'Kontrak ditolak',
      text: '{{account}} menolak kontrak Anda ({{contract}}).',
    },
    contract_withdrawn: {
      title: 'Tawaran ditarik',
      text: '{{account}} menarik tawaran kontrak ({{contract}}).',
    },
    contract_expired: {
      title: 'Tawaran kedaluwarsa',
      text: 'Tawaran kontrak ({{contract}}) dengan {{account}} tidak dijawab tepat waktu.',
    },
    contract_end_asked: {
      title: 'Permintaan mengakhiri kontrak',
      text: '{{account}} meminta kontrak ({{contract}}) diakhiri. Jawab di pusat agen.',
    },
    contract_end_refused: {
      title: 'Kontrak berlanjut',
      text: 'Kontrak ({{contract}}) dengan {{account}} tidak diakhiri dan berlanjut.',
    },
    contract_ended: {
      title: 'Kontrak berakhir',
      text: 'Kontrak ({{contract}}) dengan {{account}} berakhir bersama periode berjalan.',
    },
    contract_outranked: {
      title: 'Kontrak berakhir karena tarif lebih rendah',
      text: 'Kontrak ({{contract}}) dengan {{account}} berakhir karena pembayarnya menerima tarif lebih rendah. Kontrak yang Anda berikan di bawah berlanjut sampai Anda menerima yang baru, dan dibayar dari uang Anda sendiri.',
    },
    contract_unpaid: {
      title: 'Pembayaran terutang',
      text: '{{amount}} menurut kontrak ({{contract}}) tidak dapat dibayar kepada {{account}}. Sampai dibayar, penarikan, transfer dan tawaran baru ditutup.',
    },
    case_answered: {
      title: 'Kasus Anda dijawab',
      text: 'Kami sudah menjawab pesan Anda.',
    },
    reward_offered: {
      title: 'Hadiah menunggu Anda',
      text: '{{bonus}}: {{amount}}. Klaim di pusat hadiah sebelum waktunya habis.',
    },
    level_raised: {
      title: 'Level Anda naik',
      text: 'Anda sekarang {{level}}. Batas Anda ikut naik.',
    },
    level_lowered: {
      title: 'Level Anda turun',
      text: 'Anda sekarang {{level}}. Batas Anda mengikutinya.',
    },
    area_opened: {
      title: 'Area baru dibuka',
      text: 'Sesuai permintaan Anda: {{area}} sudah punya permainan. Silakan lihat.',
    },
    other: {
      title: 'Pesan dari kami',
      text: 'Ada yang berubah di akun Anda.',
    },
  },
  reasons: {
    NOT_RECEIVED: 'Pembayaran belum sampai ke kami.',
    AMOUNT_DIFFERS: 'Jumlah yang dibayar berbeda dari pesanan.',
    NAME_DIFFERS: 'Pembayaran datang dari rekening atas nama lain.',
    PROOF_INVALID: 'Bukti pembayaran tidak dapat diterima.',
    TXN_USED: 'Transfer ini sudah dipakai untuk pesanan lain.',
    CONTRADICTED: 'Keterangan tentang pembayaran ini tidak cocok.',
    LATE: 'Pembayaran datang setelah waktu pesanan habis.',
    PROVIDER_REFUSED: 'Layanan pembayaran menolak pembayaran.',
    PROVIDER_FAILED: 'Layanan pembayaran mengalami gangguan.',
    PAYER_CANCELLED: 'Pembayaran dibatalkan.',
    CHARGED_BACK: 'Pembayaran ditarik kembali oleh kartu Anda.',
    REVIVED: 'Pesanan dibuka kembali.',
    PAYEE_INVALID: 'Rekening tujuan tidak valid.',
    IDENTITY_UNCLEAR: 'Kami tidak dapat memastikan siapa yang meminta. Silakan hubungi kami.',
    BONUS_RULES: 'Aturan bonus tidak dipatuhi.',
    CONTACT_UNKNOWN: 'Kami tidak menemukan Anda dengan ID ini di aplikasi pesan.',
    PICTURES_UNCLEAR: 'Gambar tidak menunjukkan yang diminta.',
    SHARED_ACCOUNT: 'Akun ini tampaknya dipakai oleh beberapa orang.',
    DOCUMENTS_NEEDED: 'Kami perlu dokumen dari Anda. Silakan hubungi kami.',
    OUT_OF_STOCK: 'Hadiah ini sudah habis.',
    ADDRESS_UNCLEAR: 'Alamat atau nomor telepon tidak jelas.',
    HOUSE_RULES: 'Aturan kami tidak dipatuhi.',
    REFUNDED: 'Pembayaran tidak dapat dilakukan.',
    AUTO: 'Tidak ada jawaban tepat waktu.',
    FORCED: 'Kami memastikan pembayaran sudah tiba.',
  },
  list: 'Pesan',
  unread: 'Belum dibaca',
  unreadCount: '{{unread}} belum dibaca',
  allRead: 'Semua dibaca',
  markAll: 'Tandai dibaca',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  amount: 'Jumlah',
  order: 'Pesanan',
  reason: 'Alasan',
  at: 'Dikirim',
  toContracts: 'Ke pusat agen',
  toTeam: 'Ke tim Anda',
  toRecord: 'Ke mutasi akun',
  toRates: 'Lihat permintaan',
  toDeposits: 'Ke deposit',
  toWithdrawals: 'Ke penarikan',
  toCases: 'Ke kasus Anda',
  toGames: 'Ke permainan',
  toRewardsStore: 'Ke toko poin',
  toRewards: 'Ke pusat hadiah',
  toBonuses: 'Ke bonus',
  toClub: 'Ke klub',
  loading: 'Pesan Anda sedang dimuat',
  failedTitle: 'Pesan Anda tidak termuat',
  failedText: 'Tidak ada yang hilang. Periksa koneksi Anda dan coba lagi.',
  emptyTitle: 'Tidak ada pesan',
  emptyText: 'Kami menulis di sini bila terjadi sesuatu dengan uang Anda.',
};
