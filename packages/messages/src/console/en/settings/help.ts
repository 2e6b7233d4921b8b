import { sportsHelp } from './sports.ts';

/** What is to be known before a setting is changed. */
export const help = {
  site: {
    maintenance:
      'During maintenance visitors see only the notice and no bets are accepted. Open rounds finish.',
    blockedCountries: 'Visitors from these countries see only a notice. Two-letter codes, e.g. SG.',
    domainList: 'The site is served only on these hosts. Leave empty to allow all.',
    loginedToHomePage: 'If off, members stay on the current page.',
    promotionalCounter: 'A purely promotional counter that pays no prize; it is labelled as such.',
    firstVisitByBrowser: 'On a first visit, language and theme follow the browser. If off: Burmese and dark.',
    resources: 'Downloads, with the URL each QR code points to.',
    company: 'Shown next to the copyright in the footer. Leave empty for none.',
    licences: 'Shown in the footer. Leave empty for none.',
    gtagId: 'Leave empty to disable analytics.',
    imageCDNs: 'Hosts that images are loaded from.',
    launchGameCDNs: 'Hosts that games are launched from.',
  },
  catalogue: {
    playDays: 'Rounds in this period decide the default vendor order and which games are hot.',
    hotShare: 'Share of games per category and vendor. 0 disables hot games.',
  },
  records: {
    playingNow: 'Names are masked. If off, the home page shows no live bets.',
  },
  support: {
    customerService: 'Ways to reach support, in the order they appear on the site.',
    chatHours: 'Shown in the chat, Yangon time. If not set, the chat makes no claim about its hours.',
  },
  bonuses: {
    freeNeedsPhone: 'No-deposit bonuses, daily gifts and missions require a verified phone, once per phone.',
  },
  registration: { registerCaptcha: 'Blocks automated sign-ups.' },
  vendors: {
    isSingle: 'On: all vendors use the main wallet. Off: vendors with their own wallet use that.',
    secretOverlapMinutes:
      'How long the previous secret stays valid after rotation. 0 revokes it immediately, e.g. after a leak.',
    maxWin: 'Existing integrations keep their own caps; change those on the integration page.',
    maxDayWin:
      'Sum of payouts above stakes; losses are not netted, since a stolen key could pay it all to one member.',
    mostWinsWithoutBet: 'Such wins are always rejected. Resent wins count once.',
  },
  sports: sportsHelp,
  points: {
    pointsRatio: 'Value of 100 points in the main currency.',
    mostReturned:
      'For the level with the highest points rate: 0.02 is 2%. Settings that return more are rejected.',
  },
  payments: {
    withdrawals: {
      least: 'Smaller requests are rejected.',
      mostPerDay: 'Per member and business day. VIP levels may allow more.',
      feePercent: 'Percentage of the amount after the day’s free withdrawals are used. Kept by the operator.',
      leastFee: 'Minimum fee charged.',
      large: 'From this amount, manual review and approval by two people are required.',
      recentPayeeDays: 'Withdrawals to newer payees go to manual review.',
      mostRatio: 'Withdrawals above this multiple of deposits in the period below go to manual review.',
      ratioDays: 'Period for comparing deposits and withdrawals.',
      cardHoldHours: 'Card deposits cannot be withdrawn before this, because of chargeback risk.',
      mostPayees: 'Removed payees do not count.',
      payeeRestHours: 'No payouts before this.',
      claimHours:
        'From when the payout is deemed received. After this the member can no longer report non-receipt.',
      autoReceiptMinutes: 'Without a response from the member, the payout is then deemed received.',
    },
    coins: {
      least: 'Smaller amounts wait until the minimum is reached.',
      confirmations: 'Block confirmations after the payment’s block.',
      rateMinutes: 'Older rates are not used and crypto orders stop.',
      mostRateGap: 'As a fraction: 0.2 is 20%. Rates that deviate more are rejected.',
    },
    deposits: {
      matchMinutes: 'Later transfers are not matched automatically and go to manual review.',
      amountKeptMinutes: 'The same amount is not issued to anyone else until then.',
      claimedHours: 'If two orders claim one transfer, both go to manual review.',
      mostByOne: 'Larger deposits require approval by a second person.',
      mostByOnePerDay:
        'Total per business day. Beyond this, every deposit requires approval by a second person.',
      revivalHours: 'After the order has expired.',
    },
  },
  referral: {
    leastDeposit: 'Smaller deposits do not count.',
    times: 'Before the friend qualifies.',
    qualifyingDays: 'From the first deposit.',
    depositRate: 'Paid to the referrer once the friend qualifies.',
    mostForDeposit: 'Maximum per friend.',
    welcome: 'Paid once, when the friend qualifies.',
    playRate: 'Share of the friend’s valid bets, paid daily.',
    mostForPlay: 'For all friends of a member combined.',
    playDays: 'Starting with the day the friend qualifies.',
  },
  turnover: {
    lowBalance: 'With a lower balance, the remaining turnover is waived.',
  },
  protection: {
    withdrawalHoldHours: 'From a change of password, phone, email or authenticator.',
  },
  approvals: {
    proposalHours: 'The proposal then expires and must be submitted again.',
  },
  missions: {
    prizeDays: 'Unclaimed prizes expire.',
  },
  content: {
    fallbackLanguages:
      'In order, one per line, e.g. en or my. If empty, content not available in the reader’s language is hidden. Terms are always shown.',
  },
  raffles: {
    depositPerTicket: 'One ticket per full amount.',
    betPerTicket: 'One ticket per full amount of valid bets.',
    mostTickets: 'Maximum tickets per member.',
  },
  lottery: {
    calendarDays: 'How far ahead draws are opened; chases cannot go beyond.',
    mostPayout: 'Payouts are capped at this amount.',
    topMode: 'In two-thousandths of the fair prize. Upper limit for everyone.',
    memberMode: 'Default for members without their own, in two-thousandths of the fair prize.',
    mostPayoutInNumero: 'Across all the member’s bets on the draw.',
    resettlementHours: 'From the first result. After this the result is final.',
    cancelsADay: '0 disables cancellation.',
    mostCovered: 'Bets covering more outcomes do not count as valid bets.',
  },
  sabong: {
    mostOnFight: 'All the member’s bets on the fight combined.',
    drawDivisor: 'Draw limits are the side limits divided by this.',
    mostDrawLiability: 'Maximum loss beyond stakes on all draw bets of a fight.',
    plasada: 'Commission taken from both sides’ stakes.',
    confirmSeconds: 'Two declarators must declare the same result.',
    reversalSeconds: 'No payouts before this period ends.',
    mostOpposed: 'Linked accounts that bet against each other more often are flagged.',
  },
};
