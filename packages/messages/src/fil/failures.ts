import type { Messages } from '../en/index.ts';

export const failures: Messages['failures'] = {
  network: 'Nawala ang network. Ligtas ang iyong pera. Pakisubukan ulit.',
  timeout: 'Mabagal ang page o hindi na-load sa oras. Tingnan ang iyong network at subukan ulit.',
  abnormal: 'May aberya sa koneksyon. Ligtas ang iyong pera. Pakisubukan ulit.',
  busy: 'Hindi makasagot ang site ngayon. Ligtas ang iyong pera. Subukan muli maya-maya.',
  lost: 'Nawala ang koneksyon, sinusubukan muli. Ligtas ang iyong pera.',
  retry: 'Ulitin',
  offline: 'Offline ka. Ligtas ang iyong pera; kusa kaming kokonekta ulit.',
  slow: 'Mabagal ang network. Naglo-load pa kami.',
  partFailed: 'Hindi na-load ang bahaging ito.',
  chunkMissing: 'Wala na ang page na ito sa ganitong anyo',
  chunkMissingText: 'Na-update ang site habang bukas ito sa iyo. I-load ito ulit; ligtas ang iyong pera.',
  chunkTimeout: 'Masyadong natagalan ang page',
  chunkTimeoutText:
    'Hindi ito dumating sa loob ng dalawang minuto. Tingnan ang iyong network at i-load ulit.',
  chunkError: 'Hindi na-load ang page',
  chunkErrorText:
    'Naputol ang linya habang naglo-load. Ligtas ang iyong pera. Tingnan ang iyong network at i-load ulit.',
  unexpected: 'May naging problema',
  unexpectedText: 'Tumigil ang page. Ligtas ang iyong pera. I-load ito ulit.',
  reload: 'I-load ulit',
  maintenance: 'Nagsasagawa kami ng maintenance',
  maintenanceText: 'Babalik kami agad. Ligtas ang iyong pera at ang mga bukas mong taya.',
  blocked: 'Hindi available sa kinaroroonan mo',
  blockedText:
    'Hindi puwedeng gamitin ang site na ito mula sa iyong rehiyon o address. Sabihin sa aming support ang address na ito kung sa tingin mo ay mali iyon.',
  maintenanceUntil: 'Inaasahan naming makabalik sa {{at}}, oras sa Yangon.',
  opensByItself: 'Kusang magbubukas ang page na ito sa lalong madaling panahon.',
  domain: 'Hindi namin address ito',
  yourAddress: 'Iyong address',
  copy: 'I-copy',
  copied: 'Na-copy',
  contactSupport: 'Kontakin ang support',
};
