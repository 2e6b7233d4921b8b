import type { AccountMessages } from '../en/index.ts';

export const cashFlow: AccountMessages['cashFlow'] = {
  units: 'View',
  day: 'Ayon sa araw',
  week: 'Ayon sa linggo',
  month: 'Ayon sa buwan',
  span: 'Panahon',
  deposits: 'Mga deposito',
  withdrawals: 'Mga withdrawal',
  result: 'Resulta ng laro',
  loss: 'Talo',
  gain: 'Panalo',
  even: 'Patas',
  bonuses: 'Mga bonus',
  other: 'Iba pa',
  closing: 'Natirang balanse',
  total: 'Kabuuan',
  chart: 'Mga deposito at withdrawal',
  chartSummary: '{{from}} hanggang {{to}}: {{deposits}} na deposito, {{withdrawals}} na withdrawal.',
  resultSummary:
    'Resulta ng laro mula {{from}} hanggang {{to}}: {{play}}. Pinakamataas: {{highest}}. Pinakamababa: {{lowest}}.',
  note: 'Ang resulta ay ang ibinigay ng mga laro bawas ang kinuha nila, kasama ang mga jackpot. Ang nilaro mula sa mga game wallet ay nasa Iba pa, bilang perang pumunta roon at bumalik.',
  nothing: 'Walang deposito, withdrawal o laro sa panahong ito.',
  loading: 'Nilo-load ang mga numero',
  failedTitle: 'Hindi na-load ang mga numero',
  failedText: 'Ligtas ang iyong pera. Tingnan ang iyong koneksyon at subukan ulit.',
};
