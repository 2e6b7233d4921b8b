import type { StudioMessages } from '../en/index.ts';

export const errors: StudioMessages['errors'] = {
  bad_request: 'Hindi nabasa ang tawag na ito. Wala itong ibinawas.',
  session_ended: 'Tapos na ang iyong session. Buksan ulit ang laro para magpatuloy.',
  insufficient_funds: 'Kulang ang iyong balanse para sa tayang ito.',
  limit_reached: 'Hindi pinapayagan ng isang limit sa iyong account ang tayang ito. Wala itong ibinawas.',
  game_unavailable: 'Hindi available ang larong ito sa ngayon. Ligtas ang iyong pera.',
  account_disabled: 'Hindi makakapaglaro ang iyong account sa ngayon.',
  too_fast: 'Maaaring magsimula ang susunod na round maya-maya lang.',
  round_open: 'Sine-settle pa ang huling round. Ligtas ang iyong pera.',
  operator_unreachable: 'Hindi sumasagot ang operator sa ngayon. Ligtas ang iyong pera.',
  unknown_error: 'May naging problema sa panig namin. Ligtas ang iyong pera. Pakisubukan ulit.',
};
