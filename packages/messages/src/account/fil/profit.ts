import type { AccountMessages } from '../en/index.ts';

/** What games and bonuses came to, by area and by day. */
export const profit: AccountMessages['profit'] = {
  stakes: 'Mga taya',
  wins: 'Mga panalo',
  bonuses: 'Mga bonus',
  jackpots: 'Mga jackpot',
  net: 'Kita at lugi',
  netRule: 'Mga panalo at bonus bawas ang mga taya, ayon sa oras ng pag-settle ng mga round.',
  atVendors:
    'Kasama rito ang {{net}} sa {{rounds}} round mula sa mga game wallet. Wala ang mga ito sa tala ng account.',
  views: 'View',
  byArea: 'Ayon sa uri',
  byDay: 'Ayon sa araw',
  area: 'Uri',
  day: 'Araw',
  rounds: 'Mga round',
  otherArea: 'Ibang laro',
  beside: 'Bukod sa mga round',
  total: 'Kabuuan',
  asTable: 'Bilang table',
  asChart: 'Bilang chart',
  areaChart: 'Kita at lugi ayon sa uri, {{from}} hanggang {{to}}.',
  dayChart: 'Kita at lugi ayon sa araw, {{from}} hanggang {{to}}.',
  highest: 'Pinakamataas: {{name}}, {{amount}}.',
  lowest: 'Pinakamababa: {{name}}, {{amount}}.',
  sum: 'Lahat-lahat {{amount}}.',
  loading: 'Nilo-load ang mga numero',
  failedTitle: 'Hindi na-load ang mga numero',
  failedText: 'Ligtas ang iyong pera. Tingnan ang iyong koneksyon at subukan ulit.',
  emptyTitle: 'Walang laro sa panahong ito',
  emptyText: 'Pumili ng mas mahabang panahon para makita ang kinalabasan ng iyong mga laro.',
};
