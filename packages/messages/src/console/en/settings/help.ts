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
    firstVisitByBrowser:
      'Language and colours of a first visit follow the browser; otherwise it is Burmese and dark.',
    resources: 'What can be downloaded, with the address that a code leads to.',
    company: 'It stands beside the copyright at the end of each page; empty for none.',
    licences: 'What the end of each page shows; none while the list is empty.',
    gtagId: 'Nothing is counted without one.',
    imageCDNs: 'Addresses that pictures are fetched from.',
    launchGameCDNs: 'Addresses that games are opened from.',
  },
  catalogue: {
    playDays:
      'By these rounds the vendors stand in order where staff has not placed them, and games become hot.',
    hotShare: 'Of the games of an area, and of each vendor in it. At 0 no game is hot.',
  },
  records: {
    playingNow: 'Names are masked, as in the list of winners. Without it the home page shows no row of them.',
  },
  support: {
    customerService: 'Ways to reach support, in the order they appear on the site.',
    chatHours: 'Shown in the chat, Yangon time. If not set, the chat makes no claim about its hours.',
  },
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
      least: 'A request below it is refused.',
      mostPerDay: 'Of a member on a business day. A level of the club may give more.',
      feePercent: 'Of the amount, once the free withdrawals of the day are used. The fee is the operator’s.',
      leastFee: 'A fee that comes to less is this much.',
      large: 'From here on people look at it, and it takes two of them to let it be paid.',
      recentPayeeDays: 'A withdrawal to a payee that is newer goes to people to decide.',
      mostRatio:
        'Who withdraws more than so many times what was deposited in the days below goes to people to decide.',
      ratioDays: 'Deposits and withdrawals of so many days are compared.',
      cardHoldHours:
        'A deposit by card can be withdrawn after it, since the card’s owner may still take it back.',
      mostPayees: 'Payees that were removed do not count.',
      payeeRestHours: 'Nothing is paid to it before.',
      claimHours:
        'Counted from when it counted as received; after it the member can no longer say that the money has not come.',
      autoReceiptMinutes: 'After this long without an answer a payment to a member counts as received.',
    },
    coins: {
      least: 'Fewer wait until more has come.',
      confirmations: 'Blocks on top of the one that holds the payment.',
      rateMinutes: 'An older rate is not used; no order in coins is taken then.',
      mostRateGap: 'As a share: 0.2 is twenty percent. A rate that is farther off is refused.',
    },
    deposits: {
      matchMinutes: 'A transfer that comes later is not matched by itself and waits for people.',
      amountKeptMinutes: 'Nobody else is given the same amount until then.',
      claimedHours: 'Two orders that claim one transfer both go to people.',
      mostByOne: 'A deposit above it takes two people.',
      mostByOnePerDay: 'Together on a business day; beyond it every deposit takes two people.',
      revivalHours: 'After its time has run out.',
    },
  },
  referral: {
    leastDeposit: 'A smaller one does not count.',
    times: 'Before the friend counts.',
    qualifyingDays: 'From the first deposit on.',
    depositRate: 'Paid to who brought the friend, once the friend counts.',
    mostForDeposit: 'More is not paid for one friend.',
    welcome: 'Paid once, when the friend counts.',
    playRate: 'Of the valid bet of the friend, paid day by day.',
    mostForPlay: 'The bets of all friends of a member together.',
    playDays: 'The day on which the friend counted is the first of them.',
  },
  turnover: {
    lowBalance: 'With less in the wallet, what is left to bet is let go.',
  },
  protection: {
    withdrawalHoldHours: 'Counted from a new password, number, mail address or authenticator.',
  },
  approvals: {
    proposalHours: 'After it the proposal is over and has to be made anew.',
  },
  missions: {
    prizeDays: 'What is not claimed by then is lost.',
  },
  content: {
    fallbackLanguages:
      'In turn, one a line, such as en or my. With none, what is not written in the language of the reader is hidden. The terms are always shown.',
  },
  raffles: {
    depositPerTicket: 'Every full amount brings one.',
    betPerTicket: 'Every full amount of valid bet brings one.',
    mostTickets: 'More are not given.',
  },
  lottery: {
    calendarDays: 'Draws are opened so many days ahead; a chase reaches no further.',
    mostPayout: 'What a bet comes to above it is not paid.',
    topMode: 'In two-thousandths of the fair prize. Nobody plays at a higher one.',
    memberMode: 'Of a member for whom nobody set one, in two-thousandths of the fair prize.',
    mostPayoutInNumero: 'Over all bets of the member on the draw.',
    resettlementHours: 'Counted from the first result; after it a result stands.',
    cancelsADay: '0 lets nobody take an order back.',
    mostCovered: 'A bet that covers more of the outcomes does not count as valid bet.',
  },
  sabong: {
    mostOnFight: 'All bets of the member on it together.',
    drawDivisor: 'Bounds of a bet on a draw are those of a side, divided by this.',
    mostDrawLiability: 'What all bets on a draw of one fight may cost beside their stakes.',
    plasada: 'Kept of the stakes of both sides.',
    confirmSeconds: 'Two keys have to declare the same result.',
    reversalSeconds: 'Nothing is paid before it is over.',
    mostOpposed: 'Linked accounts that bet against each other more often are flagged.',
  },
};
