import type { Letters, PushTitles } from './en.ts';

export const letters: Letters = {
  loginCode: {
    subject: 'Ang iyong code para sa pag-log in',
    text: 'Hintha: {{code}} ang iyong code para sa pag-log in, sa loob ng {{minutes}} minuto. Huwag itong sabihin kaninuman; hindi namin ito hihingin kailanman.',
  },
  registerCode: {
    subject: 'Ang iyong code para sa pag-register',
    text: 'Hintha: {{code}} ang iyong code para sa pag-register, sa loob ng {{minutes}} minuto. Huwag itong sabihin kaninuman; hindi namin ito hihingin kailanman.',
  },
  passwordCode: {
    subject: 'Ang iyong code para sa bagong password',
    text: 'Hintha: {{code}} ang iyong code para sa bagong password, sa loob ng {{minutes}} minuto. Kung hindi mo ito hiniling, wala kang kailangang gawin.',
  },
  proofCode: {
    subject: 'Ang iyong code para sa pagbabago',
    text: 'Hintha: {{code}} ang iyong code para sa pagbabago sa iyong account, sa loob ng {{minutes}} minuto. Huwag itong sabihin kaninuman; hindi namin ito hihingin kailanman.',
  },
  challengeCode: {
    subject: 'Ang iyong code para sa pag-log in mula sa bagong lugar',
    text: 'Hintha: {{code}} ang iyong code para sa pag-log in mula sa bagong lugar, sa loob ng {{minutes}} minuto. Kung hindi ikaw ito, palitan ang iyong password.',
  },
  contactCode: {
    subject: 'Ang iyong code para sa bagong kontak',
    text: 'Hintha: {{code}} ang nagpapakitang sa iyo ang kontak na ito, sa loob ng {{minutes}} minuto. Kung hindi mo ito hiniling, wala kang kailangang gawin.',
  },
  passwordLink: {
    subject: 'Bagong password para sa iyong account',
    text: 'Hintha: pumili ng bagong password dito sa loob ng {{minutes}} minuto. Isang beses lang gagana ang link.\n\n{{link}}\n\nKung hindi mo ito hiniling, wala kang kailangang gawin; mananatili ang iyong password.',
  },
  newPlaceNotice: {
    subject: 'Pag-log in mula sa bagong lugar',
    text: 'Hintha: may nag-log in sa iyong account mula sa bagong lugar ({{place}}) noong {{time}}. Kung hindi ikaw iyon, palitan ang iyong password at tapusin ang ibang session.',
  },
  passwordNotice: {
    subject: 'Napalitan ang iyong password',
    text: 'Hintha: napalitan ang password ng iyong account noong {{time}}. Kung hindi ikaw iyon, kontakin kami agad.',
  },
  mobileNotice: {
    subject: 'Napalitan ang numero ng iyong phone',
    text: 'Hintha: napalitan ang numero ng phone ng iyong account noong {{time}}. Kung hindi ikaw iyon, kontakin kami agad.',
  },
  emailNotice: {
    subject: 'Napalitan ang iyong email address',
    text: 'Hintha: napalitan ang email address ng iyong account noong {{time}}. Kung hindi ikaw iyon, kontakin kami agad.',
  },
  payeeNameNotice: {
    subject: 'Napalitan ang iyong payee name',
    text: 'Hintha: napalitan ang payee name ng iyong account noong {{time}}. Kung hindi ikaw iyon, kontakin kami agad.',
  },
  payeeNotice: {
    subject: 'May naidagdag na account para sa payout',
    text: 'Hintha: may account na padadalhan ng payout na naidagdag sa iyong account noong {{time}}. Kung hindi ikaw iyon, kontakin kami agad.',
  },
  paymentPasswordNotice: {
    subject: 'Napalitan ang iyong withdrawal password',
    text: 'Hintha: napalitan ang withdrawal password ng iyong account noong {{time}}. Kung hindi ikaw iyon, kontakin kami agad.',
  },
  authenticatorNotice: {
    subject: 'Napalitan ang iyong authenticator',
    text: 'Hintha: na-set up o inalis ang authenticator ng iyong account noong {{time}}. Kung hindi ikaw iyon, kontakin kami agad.',
  },
};

export const pushTitles: PushTitles = {
  withdrawal_paid: 'Naipadala na ang iyong withdrawal',
  draw_result: '{{name}}: lumabas na ang resulta',
  case_answered: 'Nasagot ang iyong kaso',
};
