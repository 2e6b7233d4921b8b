import { sportsHelp } from './sports.ts';

/** What is to be known before a setting is changed. */
export const help = {
  site: {
    maintenance:
      'While it is shut, visitors see the notice alone and no bet is taken; rounds that are open end.',
    blockedCountries: 'Who comes from there sees a notice alone. Codes of two letters, such as SG.',
    domainList: 'The site opens under these hosts alone; under all of them while the list is empty.',
    loginedToHomePage: 'Otherwise members stay where they were.',
    promotionalCounter: 'It counts up by itself and pays no prize, which it says of itself.',
    resources: 'What can be downloaded, with the address that a code leads to.',
    company: 'It stands beside the copyright at the end of each page; empty for none.',
    licences: 'What the end of each page shows; none while the list is empty.',
    gtagId: 'Nothing is counted without one.',
    imageCDNs: 'Addresses that pictures are fetched from.',
    launchGameCDNs: 'Addresses that games are opened from.',
  },
  support: { customerService: 'The ways to reach support, in the order that the site shows them.' },
  bonuses: {
    freeNeedsPhone:
      'Bonuses without a deposit, gifts of the day and missions go to members with a verified phone alone, once a phone.',
  },
  registration: { registerCaptcha: 'It keeps machines out.' },
  vendors: {
    isSingle:
      'On: every vendor plays from the main wallet. Off: vendors that keep a wallet play from theirs.',
    secretOverlapMinutes:
      'After a new secret comes into force the vendor may sign with the one before it for so long. 0 ends the old one at once, as after a theft.',
    maxWin: 'Integrations that are there keep their own caps; those are changed on their page.',
    maxDayWin:
      'Counted is what each round pays above its stake; what is lost is not set off: a stolen key could pay it all to one member.',
    mostWinsWithoutBet: 'They are refused in any case. A win that is sent again counts once.',
  },
  sports: sportsHelp,
  points: {
    pointsRatio: 'So much of the main currency is paid for a hundred points.',
    mostReturned:
      'On the level that gives the most points: 0.02 for two percent. A worth of points, or points of a level, that give back more are refused.',
  },
  payments: {
    withdrawals: {
      autoReceiptMinutes: 'After this long without an answer a payment to a member counts as received.',
    },
  },
};
