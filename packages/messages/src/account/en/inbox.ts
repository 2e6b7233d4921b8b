/** What the operator has told the member, one pair of words for each kind of message. */
export const inbox = {
  kinds: {
    deposit_credited: {
      title: 'Deposit credited',
      text: '{{amount}} has come into your wallet.',
    },
    deposit_rejected: {
      title: 'Deposit turned down',
      text: '{{amount}} was not credited.',
    },
    deposit_failed: {
      title: 'Deposit failed',
      text: '{{amount}} was not credited. Nothing was taken.',
    },
    withdrawal_approved: {
      title: 'Withdrawal approved',
      text: '{{amount}} is approved and will be paid out.',
    },
    withdrawal_sent: {
      title: 'Payment sent',
      text: '{{amount}} is on its way to you. Say so when it has arrived.',
    },
    withdrawal_received: {
      title: 'Payment counts as received',
      text: '{{amount}} of your withdrawal counts as received.',
    },
    withdrawal_disputed: {
      title: 'We are looking into a payment',
      text: 'You said that {{amount}} has not arrived. We are looking for it.',
    },
    withdrawal_rejected: {
      title: 'Withdrawal turned down',
      text: '{{amount}} is available in your wallet again.',
    },
    withdrawal_failed: {
      title: 'Payment came back',
      text: '{{amount}} could not be paid out and is in your wallet again.',
    },
    withdrawal_completed: {
      title: 'Withdrawal complete',
      text: 'Your withdrawal of {{amount}} is complete.',
    },
    bonus_granted: {
      title: 'Bonus given',
      text: '{{bonus}}: {{amount}} has come into your wallet.',
    },
    bonus_cleared: {
      title: 'Nothing more to bet',
      text: '{{bonus}}: nothing more has to be bet for it.',
    },
    bonus_rejected: {
      title: 'Bonus not given',
      text: 'The bonus that you asked for was not given.',
    },
    bonus_forfeited: {
      title: 'Bonus expired',
      text: '{{bonus}}: its time was over before it was bet in full. {{amount}} was taken back.',
    },
    bonus_bounded: {
      title: 'Bonus limit reached',
      text: '{{bonus}}: more was won than may be kept. {{amount}} was taken back.',
    },
    bonus_revoked: {
      title: 'Bonus taken back',
      text: '{{bonus}}: the deposit that it was given on was taken back, and {{amount}} with it.',
    },
    redemption_approved: {
      title: 'Your reward is on its way',
      text: 'What you redeemed is approved. The records of the points shop tell more.',
    },
    redemption_rejected: {
      title: 'Redemption turned down',
      text: 'What you redeemed was turned down. Your points have come back, and what you paid with them.',
    },
    rates_asked: {
      title: 'Lower rates asked for',
      text: '{{account}} would like to lower some of your rates. Answer before the time is over.',
    },
    rates_accepted: { title: 'Lower rates accepted', text: '{{account}} has accepted lower rates.' },
    rates_rejected: { title: 'Lower rates turned down', text: '{{account}} has turned down lower rates.' },
    rates_expired: {
      title: 'Lower rates not answered',
      text: 'The request to lower rates between you and {{account}} was not answered in time. Nothing has changed.',
    },
    account_moved: {
      title: 'You have a new agent',
      text: 'From today you are under {{account}}, and your team with you. Contracts with your previous agent have ended.',
    },
    downline_left: {
      title: 'An account has left your team',
      text: 'From today {{account}} is under another agent, and its team with it. Contracts that you gave it have ended.',
    },
    downline_joined: {
      title: 'An account has joined your team',
      text: 'From today {{account}} is directly under you, and its team with it.',
    },
    transfer_received: {
      title: '{{amount}} received',
      text: '{{account}} of your team sent you {{amount}}.',
    },
    contract_offered: {
      title: 'A contract is offered to you',
      text: '{{account}} offers you a contract ({{contract}}). Answer it in the agent centre.',
    },
    contract_accepted: {
      title: 'Contract accepted',
      text: '{{account}} has accepted your contract ({{contract}}). It begins with the next period.',
    },
    contract_rejected: {
      title: 'Contract refused',
      text: '{{account}} has refused your contract ({{contract}}).',
    },
    contract_withdrawn: {
      title: 'Offer taken back',
      text: '{{account}} has taken back the offer of a contract ({{contract}}).',
    },
    contract_expired: {
      title: 'Offer expired',
      text: 'The offer of a contract ({{contract}}) with {{account}} was not answered in time.',
    },
    contract_end_asked: {
      title: 'Asked to end a contract',
      text: '{{account}} asks to end a contract ({{contract}}). Answer it in the agent centre.',
    },
    contract_end_refused: {
      title: 'Contract goes on',
      text: 'The contract ({{contract}}) with {{account}} is not ended and goes on.',
    },
    contract_ended: {
      title: 'Contract ended',
      text: 'The contract ({{contract}}) with {{account}} ends with the running period.',
    },
    contract_outranked: {
      title: 'Contract ended by a lower rate',
      text: 'The contract ({{contract}}) with {{account}} ends, since its payer has taken a lower rate. Contracts that you have given below go on until you take a new one, and are paid from your own money.',
    },
    contract_unpaid: {
      title: 'Payment owed',
      text: '{{amount}} by contract ({{contract}}) could not be paid to {{account}}. Until it is paid, withdrawals, transfers and new offers are closed.',
    },
    case_answered: {
      title: 'Your case was answered',
      text: 'We have answered what you wrote to us.',
    },
    reward_offered: {
      title: 'A reward is waiting for you',
      text: '{{bonus}}: {{amount}}. Claim it in the reward centre before its time is over.',
    },
    level_raised: {
      title: 'You have moved up a level',
      text: 'You are now {{level}}. Your limits have grown with it.',
    },
    level_lowered: {
      title: 'You have moved down a level',
      text: 'You are now {{level}}. Its limits apply to you.',
    },
    area_opened: {
      title: 'An area has opened',
      text: 'You asked to be told: {{area}} has its first games. Have a look.',
    },
    other: {
      title: 'A word from us',
      text: 'Something has changed in your account.',
    },
  },
  reasons: {
    NOT_RECEIVED: 'The payment has not reached us.',
    AMOUNT_DIFFERS: 'The amount paid is not the amount ordered.',
    NAME_DIFFERS: 'The payment came from an account in another name.',
    PROOF_INVALID: 'The proof of payment could not be accepted.',
    TXN_USED: 'This transfer has already paid another order.',
    CONTRADICTED: 'The reports of this payment do not agree.',
    LATE: 'The payment came after the time of the order.',
    PROVIDER_REFUSED: 'The payment service refused the payment.',
    PROVIDER_FAILED: 'The payment service had a fault.',
    PAYER_CANCELLED: 'The payment was cancelled.',
    CHARGED_BACK: 'The payment was taken back by your card.',
    REVIVED: 'The order was opened again.',
    PAYEE_INVALID: 'The account to be paid to is not valid.',
    IDENTITY_UNCLEAR: 'We could not confirm who made this request. Please contact us.',
    BONUS_RULES: 'The rules of a bonus were not kept.',
    CONTACT_UNKNOWN: 'We did not find you by this ID in the messaging app.',
    PICTURES_UNCLEAR: 'The pictures do not show what is asked for.',
    SHARED_ACCOUNT: 'The account seems to be used by several people.',
    DOCUMENTS_NEEDED: 'We need documents from you. Please contact us.',
    OUT_OF_STOCK: 'This reward is out of stock.',
    ADDRESS_UNCLEAR: 'The address or the phone number is not clear.',
    HOUSE_RULES: 'The house rules were not kept.',
    REFUNDED: 'The payment could not be made.',
    AUTO: 'There was no answer in time.',
    FORCED: 'We found that it has arrived.',
  },
  list: 'Messages',
  unread: 'Unread',
  unreadCount: '{{unread}} unread',
  allRead: 'All read',
  markAll: 'Mark all read',
  today: 'Today',
  yesterday: 'Yesterday',
  amount: 'Amount',
  order: 'Order',
  reason: 'Reason',
  at: 'Time',
  toContracts: 'Go to the agent centre',
  toTeam: 'To your team',
  toRecord: 'Go to the account record',
  toRates: 'Look at what was asked',
  toDeposits: 'Go to deposits',
  toWithdrawals: 'Go to withdrawals',
  toCases: 'Go to your cases',
  toGames: 'Go to the games',
  toRewardsStore: 'Go to the points shop',
  toRewards: 'Go to the reward centre',
  toBonuses: 'Go to bonuses',
  toClub: 'Go to the club',
  loading: 'Your messages are loading',
  failedTitle: 'Your messages did not load',
  failedText: 'Nothing is lost. Check your connection and try again.',
  emptyTitle: 'No messages',
  emptyText: 'We write here when something happens with your money.',
};
