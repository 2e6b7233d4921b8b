import type { AccountMessages } from '../en/index.ts';

/** What the operator has told the member, one pair of words for each kind of message. */
export const inbox: AccountMessages['inbox'] = {
  kinds: {
    deposit_credited: {
      title: 'Na-credit ang deposit',
      text: 'Pumasok ang {{amount}} sa iyong wallet.',
    },
    deposit_rejected: {
      title: 'Tinanggihan ang deposit',
      text: 'Hindi na-credit ang {{amount}}.',
    },
    deposit_failed: {
      title: 'Hindi natuloy ang deposit',
      text: 'Hindi na-credit ang {{amount}}. Walang ibinawas.',
    },
    withdrawal_approved: {
      title: 'Aprubado ang withdrawal',
      text: 'Aprubado ang {{amount}} at babayaran na.',
    },
    withdrawal_sent: {
      title: 'Naipadala ang bayad',
      text: 'Papunta na sa iyo ang {{amount}}. Sabihan kami kapag dumating na.',
    },
    withdrawal_received: {
      title: 'Itinuring na natanggap ang bayad',
      text: '{{amount}} ng iyong withdrawal ang itinuring na natanggap.',
    },
    withdrawal_disputed: {
      title: 'Sinusuri namin ang isang bayad',
      text: 'Sinabi mong hindi dumating ang {{amount}}. Hinahanap namin ito.',
    },
    withdrawal_rejected: {
      title: 'Tinanggihan ang withdrawal',
      text: 'Magagamit ulit ang {{amount}} sa iyong wallet.',
    },
    withdrawal_failed: {
      title: 'Bumalik ang bayad',
      text: 'Hindi naibayad ang {{amount}} at nasa wallet mo na ulit.',
    },
    withdrawal_completed: {
      title: 'Kumpleto ang withdrawal',
      text: 'Kumpleto na ang withdrawal mong {{amount}}.',
    },
    bonus_granted: {
      title: 'Naibigay ang bonus',
      text: '{{bonus}}: pumasok ang {{amount}} sa iyong wallet.',
    },
    bonus_cleared: {
      title: 'Wala nang itataya',
      text: '{{bonus}}: wala nang kailangang itaya para dito.',
    },
    bonus_rejected: {
      title: 'Hindi naibigay ang bonus',
      text: 'Hindi naibigay ang bonus na hiningi mo.',
    },
    bonus_forfeited: {
      title: 'Nag-expire ang bonus',
      text: '{{bonus}}: natapos ang oras nito bago naitaya nang buo. Binawi ang {{amount}}.',
    },
    bonus_bounded: {
      title: 'Lampas sa puwedeng iuwi',
      text: '{{bonus}}: lampas ito sa puwedeng iuwi. Binawi ang {{amount}}.',
    },
    bonus_revoked: {
      title: 'Binawi ang bonus',
      text: '{{bonus}}: binawi ang deposit na pinagbigyan nito, kasama ang {{amount}}.',
    },
    redemption_approved: {
      title: 'Papunta na ang iyong reward',
      text: 'Aprubado ang ni-redeem mo. Tingnan ang detalye sa mga tala ng points shop.',
    },
    redemption_rejected: {
      title: 'Tinanggihan ang redemption',
      text: 'Tinanggihan ang ni-redeem mo. Nabalik ang iyong puntos, pati ang ibinayad mo kasama nito.',
    },
    rates_asked: {
      title: 'Hiling na babaan ang rate',
      text: 'Gustong ibaba ni {{account}} ang ilan sa iyong mga rate. Sumagot bago matapos ang oras.',
    },
    rates_accepted: {
      title: 'Tinanggap ang mas mababang rate',
      text: 'Tinanggap ni {{account}} ang mas mababang mga rate.',
    },
    rates_rejected: {
      title: 'Tinanggihan ang mas mababang rate',
      text: 'Tinanggihan ni {{account}} ang mas mababang mga rate.',
    },
    rates_expired: {
      title: 'Hindi nasagot ang hiling na babaan ang rate',
      text: 'Hindi nasagot sa oras ang hiling na babaan ang mga rate sa pagitan mo at ni {{account}}. Walang nagbago.',
    },
    account_moved: {
      title: 'Nasa ilalim ka na ng ibang agent',
      text: 'Mula ngayong araw, ikaw at ang team mo ay nasa ilalim ni {{account}}. Tapos na ang mga kontrata sa dating nasa itaas mo.',
    },
    downline_left: {
      title: 'May account na umalis sa team mo',
      text: 'Mula ngayong araw, si {{account}} at ang kanyang team ay nasa ilalim ng ibang agent. Tapos na ang mga kontratang ibinigay mo.',
    },
    downline_joined: {
      title: 'May account na dumating sa team mo',
      text: 'Mula ngayong araw, si {{account}} at ang kanyang team ay direktang nasa ilalim mo.',
    },
    transfer_received: {
      title: 'Natanggap ang {{amount}}',
      text: 'Pinadalhan ka ni {{account}} ng team mo ng {{amount}}.',
    },
    contract_offered: {
      title: 'May alok na kontrata sa iyo',
      text: 'Nag-aalok si {{account}} ng kontrata ({{contract}}). Sagutin sa agent centre.',
    },
    contract_accepted: {
      title: 'Tinanggap ang kontrata',
      text: 'Tinanggap ni {{account}} ang kontrata mo ({{contract}}). Magsisimula ito sa susunod na panahon.',
    },
    contract_rejected: {
      title: 'Tinanggihan ang kontrata',
      text: 'Tinanggihan ni {{account}} ang kontrata mo ({{contract}}).',
    },
    contract_withdrawn: {
      title: 'Binawi ang alok',
      text: 'Binawi ni {{account}} ang alok na kontrata ({{contract}}).',
    },
    contract_expired: {
      title: 'Nag-expire ang alok',
      text: 'Hindi nasagot sa oras ang alok na kontrata ({{contract}}) kay {{account}}.',
    },
    contract_end_asked: {
      title: 'Hiling na wakasan ang kontrata',
      text: 'Hinihiling ni {{account}} na wakasan ang kontrata ({{contract}}). Sagutin sa agent centre.',
    },
    contract_end_refused: {
      title: 'Tuloy ang kontrata',
      text: 'Hindi winakasan at tuloy ang kontrata ({{contract}}) kay {{account}}.',
    },
    contract_ended: {
      title: 'Natapos ang kontrata',
      text: 'Magwawakas ang kontrata ({{contract}}) kay {{account}} kasabay ng kasalukuyang panahon.',
    },
    contract_outranked: {
      title: 'Natapos dahil sa mas mababang rate',
      text: 'Magwawakas ang kontrata ({{contract}}) kay {{account}} dahil mas mababang rate ang tinanggap ng nagbabayad. Tuloy ang mga kontratang ibinigay mo hanggang tumanggap ka ng bago, at babayaran mula sa sarili mong pera.',
    },
    contract_unpaid: {
      title: 'May utang na bayad',
      text: 'Hindi nabayaran kay {{account}} ang {{amount}} ayon sa kontrata ({{contract}}). Hangga’t hindi bayad, sarado ang withdrawal, transfer at bagong alok.',
    },
    case_answered: {
      title: 'Nasagot ang iyong kaso',
      text: 'Sinagot na namin ang isinulat mo sa amin.',
    },
    reward_offered: {
      title: 'May reward na naghihintay sa iyo',
      text: '{{bonus}}: {{amount}}. Kunin ito sa reward centre bago matapos ang oras nito.',
    },
    level_raised: {
      title: 'Tumaas ang iyong level',
      text: '{{level}} ka na. Tumaas din ang iyong mga limit.',
    },
    level_lowered: {
      title: 'Bumaba ang iyong level',
      text: '{{level}} ka na ngayon. Ayon dito ang iyong mga limit.',
    },
    area_opened: {
      title: 'May bagong bukas na lugar',
      text: 'Hiniling mong malaman: may mga laro na sa {{area}}. Tingnan mo.',
    },
    other: {
      title: 'Mensahe mula sa amin',
      text: 'May nagbago sa iyong account.',
    },
  },
  reasons: {
    NOT_RECEIVED: 'Hindi nakarating sa amin ang bayad.',
    AMOUNT_DIFFERS: 'Iba ang halagang binayaran sa in-order.',
    NAME_DIFFERS: 'Galing ang bayad sa account na iba ang pangalan.',
    PROOF_INVALID: 'Hindi matanggap ang patunay ng bayad.',
    TXN_USED: 'Nagamit na ang transfer na ito sa ibang order.',
    CONTRADICTED: 'Hindi magkatugma ang sinabi sa amin tungkol sa bayad.',
    LATE: 'Dumating ang bayad nang lampas sa oras ng order.',
    PROVIDER_REFUSED: 'Tinanggihan ng payment service ang bayad.',
    PROVIDER_FAILED: 'Nagkaroon ng aberya ang payment service.',
    PAYER_CANCELLED: 'Ikinansela ang bayad.',
    CHARGED_BACK: 'Binawi ng iyong card ang bayad.',
    REVIVED: 'Binuksan ulit ang order.',
    PAYEE_INVALID: 'Hindi wasto ang account na babayaran.',
    IDENTITY_UNCLEAR: 'Hindi namin matiyak kung sino ang humihiling. Pakikontak kami.',
    BONUS_RULES: 'Hindi nasunod ang panuntunan ng isang bonus.',
    CONTACT_UNKNOWN: 'Hindi ka namin nahanap sa ID na ito sa messaging app.',
    PICTURES_UNCLEAR: 'Hindi ipinapakita ng mga larawan ang hinihingi.',
    SHARED_ACCOUNT: 'Mukhang ginagamit ng ilang tao ang account.',
    DOCUMENTS_NEEDED: 'Kailangan namin ng mga dokumento mula sa iyo. Pakikontak kami.',
    OUT_OF_STOCK: 'Ubos na ang reward na ito.',
    ADDRESS_UNCLEAR: 'Hindi malinaw ang address o numero ng phone.',
    HOUSE_RULES: 'Hindi nasunod ang aming panuntunan.',
    REFUNDED: 'Hindi nagawa ang bayad.',
    AUTO: 'Walang sagot sa tamang oras.',
    FORCED: 'Nakumpirma naming dumating ito.',
  },
  list: 'Mga mensahe',
  unread: 'Di pa nabasa',
  unreadCount: '{{unread}} di pa nabasa',
  allRead: 'Nabasa lahat',
  markAll: 'Markahang nabasa',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  amount: 'Halaga',
  order: 'Order',
  reason: 'Dahilan',
  at: 'Ipinadala',
  toContracts: 'Pumunta sa agent centre',
  toTeam: 'Sa iyong team',
  toRecord: 'Pumunta sa tala ng account',
  toRates: 'Tingnan ang hiling',
  toDeposits: 'Pumunta sa mga deposit',
  toWithdrawals: 'Pumunta sa mga withdrawal',
  toCases: 'Pumunta sa mga kaso mo',
  toGames: 'Pumunta sa mga laro',
  toRewardsStore: 'Pumunta sa points shop',
  toRewards: 'Pumunta sa reward centre',
  toBonuses: 'Pumunta sa mga bonus',
  toClub: 'Pumunta sa club',
  loading: 'Nilo-load ang iyong mga mensahe',
  failedTitle: 'Hindi na-load ang iyong mga mensahe',
  failedText: 'Walang nawala. Tingnan ang iyong koneksyon at subukan ulit.',
  emptyTitle: 'Walang mensahe',
  emptyText: 'Susulat kami rito kapag may nangyari sa iyong pera.',
};
