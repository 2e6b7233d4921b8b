import { club } from './club.ts';

/** What each setting is called, under the module that declares it. */
export const names = {
  site: {
    maintenance: 'Maintenance',
    blockedCountries: 'Blocked countries',
    domainList: 'Hosts of the site',
    loginedToHomePage: 'To the home page after signing in',
    resources: 'Downloads',
    company: 'Company',
    licences: 'Licences and marks',
    gtagId: 'Id for the count of visits',
    imageCDNs: 'Hosts of pictures',
    launchGameCDNs: 'Hosts of games',
  },
  support: {
    customerService: 'Customer service',
    unansweredMinutes: 'An unattended chat becomes a case after',
    silentHours: 'A silent chat is over after',
  },
  registration: {
    registerCaptcha: 'Picture to type at registration',
    trialsPerHour: 'Trial accounts of a network in an hour',
  },
  vendors: {
    isSingle: 'One wallet for all vendors',
    secretOverlapMinutes: 'Minutes that an old vendor secret still counts',
  },
  points: {
    pointsRatio: 'Worth of a hundred points',
    leastConverted: 'Fewest points to convert',
    convertedMultiple: 'Times that converted money has to be bet',
  },
  payments: {
    withdrawals: {
      least: 'Smallest withdrawal',
      mostPerDay: 'Withdrawals a day',
      feePercent: 'Fee after the free ones',
      leastFee: 'Smallest fee',
      walletLeast: 'Smallest payment to a mobile wallet',
      walletMost: 'Largest payment to a mobile wallet',
      bankLeast: 'Smallest payment to a bank',
      bankMost: 'Largest payment to a bank',
      usdtLeast: 'Smallest payment in USDT',
      usdtMost: 'Largest payment in USDT',
      large: 'Large withdrawal, which takes two',
      recentPayeeDays: 'A payee counts as new for',
      mostRatio: 'Withdrawn to deposited, at most',
      ratioDays: 'Days that the ratio looks back',
      cardHoldHours: 'Card money stays for',
      mostPayees: 'Payees of a member',
      payeeRestHours: 'A new payee rests for',
      claimHours: 'A payment can be claimed for',
      autoReceiptMinutes: 'Until a payment counts as received',
    },
    coins: {
      least: 'Fewest coins that are credited',
      confirmations: 'Confirmations that coins need',
      rateMinutes: 'A rate that is fed in counts for',
      rateKeptMinutes: 'An order keeps its rate for',
    },
    deposits: {
      matchMinutes: 'A transfer matches after its time-out for',
      amountKeptMinutes: 'A QR amount stays with its order for',
      claimedHours: 'Other claims of a transfer are looked for',
      revivalHours: 'An order can be revived for',
    },
  },
  agents: {
    transfers: {
      least: 'Smallest transfer to the upline',
      most: 'Largest transfer to the upline',
      mostPerDay: 'Transfers to the upline a day',
    },
  },
  referral: {
    leastDeposit: 'Smallest first deposit of a friend',
    times: 'Times that deposit has to be bet',
    qualifyingDays: 'Days to bet it in',
    depositRate: 'Share of the first deposit',
    mostForDeposit: 'Most for the first deposit',
    welcome: 'What the friend gets',
    playRate: 'Share of the bets',
    playDays: 'Days that bets bring a share',
  },
  raffles: {
    depositPerTicket: 'Deposited for a ticket',
    betPerTicket: 'Bet for a ticket',
    mostTickets: 'Tickets of a member in a raffle',
  },
  turnover: {
    lowBalance: 'Balance that is too little to bet',
  },
  bonuses: {
    mostStake: 'Largest stake that fills a bonus',
    stakeRate: 'Or this share of the bonus',
    leastCashback: 'Smallest cashback',
    levelKeptDays: 'A level is looked at every',
    levelKeptRate: 'Share of its bets that keeps a level',
  },
  missions: {
    prizeDays: 'A prize of the leaderboard can be claimed for',
  },
  protection: {
    withdrawalHoldHours: 'No withdrawal after a changed credential for',
  },
  identity: {
    captchaAfter: 'Failed logins before a captcha',
    captchaMinutes: 'Failed logins count for',
    lockAfter: 'Failed logins before unknown networks are locked out',
    lockMinutes: 'They are locked out for',
    passwordAttempts: 'Tries of the old password',
    passwordMinutes: 'Such tries of the password count for',
    authenticatorAttempts: 'Tries of a code from the authenticator',
    authenticatorMinutes: 'Such tries count for',
    paymentPasswordAttempts: 'Tries of the withdraw password',
    paymentPasswordMinutes: 'The withdraw password is closed for',
  },
  approvals: {
    proposalHours: 'A proposal can be approved for',
  },
  members: {
    picturesPerDay: 'Pictures of a member a day',
    pictureMegabytes: 'Megabytes of pictures a day',
  },
  club,
};
