/** What the operator has told the member, one pair of words for each kind of message. */
export const inbox = {
  kinds: {
    deposit_credited: {
      title: 'Deposit credited',
      text: '{{amount}} has been added to your wallet.',
    },
    deposit_rejected: {
      title: 'Deposit declined',
      text: '{{amount}} was not credited.',
    },
    deposit_failed: {
      title: 'Deposit failed',
      text: '{{amount}} was not credited. Nothing was charged.',
    },
    withdrawal_approved: {
      title: 'Withdrawal approved',
      text: '{{amount}} is approved and will be paid out.',
    },
    withdrawal_sent: {
      title: 'Payment sent',
      text: '{{amount}} is on its way to you. Please confirm when it arrives.',
    },
    withdrawal_received: {
      title: 'Payment marked as received',
      text: '{{amount}} of your withdrawal has been marked as received.',
    },
    withdrawal_disputed: {
      title: 'We are looking into a payment',
      text: 'You reported that {{amount}} has not arrived. We are investigating.',
    },
    withdrawal_rejected: {
      title: 'Withdrawal declined',
      text: '{{amount}} is available in your wallet again.',
    },
    withdrawal_failed: {
      title: 'Payment returned',
      text: '{{amount}} could not be paid out and is in your wallet again.',
    },
    withdrawal_completed: {
      title: 'Withdrawal complete',
      text: 'Your withdrawal of {{amount}} is complete.',
    },
    bonus_granted: {
      title: 'Bonus received',
      text: '{{bonus}}: {{amount}} has been added to your wallet.',
    },
    bonus_cleared: {
      title: 'Wagering no longer required',
      text: '{{bonus}}: no more wagering is needed.',
    },
    bonus_rejected: {
      title: 'Bonus declined',
      text: 'The bonus you applied for was declined.',
    },
    bonus_forfeited: {
      title: 'Bonus expired',
      text: '{{bonus}} expired before wagering was complete. {{amount}} was removed.',
    },
    bonus_bounded: {
      title: 'Bonus limit reached',
      text: '{{bonus}}: you won more than the bonus lets you keep. {{amount}} was removed.',
    },
    bonus_revoked: {
      title: 'Bonus removed',
      text: '{{bonus}}: its deposit was reversed, so {{amount}} was removed too.',
    },
    redemption_approved: {
      title: 'Your reward is on its way',
      text: 'Your redemption is approved. See the points shop records for details.',
    },
    redemption_rejected: {
      title: 'Redemption declined',
      text: 'Your redemption was declined. Your points have been returned, with anything you paid alongside them.',
    },
    rates_asked: {
      title: 'Request for lower rates',
      text: '{{account}} would like to lower some of your rates. Answer before the time runs out.',
    },
    rates_accepted: { title: 'Lower rates accepted', text: '{{account}} has accepted lower rates.' },
    rates_rejected: { title: 'Lower rates turned down', text: '{{account}} has turned down lower rates.' },
    rates_expired: {
      title: 'Request for lower rates expired',
      text: 'The request to lower rates between you and {{account}} was not answered in time. Nothing has changed.',
    },
    account_moved: {
      title: 'You have a new agent',
      text: 'You and your team are now under {{account}}. Contracts with your previous agent have ended.',
    },
    downline_left: {
      title: 'An account has left your team',
      text: '{{account}} and its team are now under another agent. The contracts you gave it have ended.',
    },
    downline_joined: {
      title: 'An account has joined your team',
      text: '{{account}} and its team are now directly under you.',
    },
    transfer_received: {
      title: '{{amount}} received',
      text: '{{account}} from your team sent you {{amount}}.',
    },
    contract_offered: {
      title: 'You have been offered a contract',
      text: '{{account}} has offered you a contract ({{contract}}). Answer in the agent centre.',
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
      title: 'Offer withdrawn',
      text: '{{account}} has withdrawn its contract offer ({{contract}}).',
    },
    contract_expired: {
      title: 'Offer expired',
      text: 'The contract offer ({{contract}}) with {{account}} was not answered in time.',
    },
    contract_end_asked: {
      title: 'Request to end a contract',
      text: '{{account}} has asked to end a contract ({{contract}}). Answer in the agent centre.',
    },
    contract_end_refused: {
      title: 'Contract continues',
      text: 'The contract ({{contract}}) with {{account}} was not ended and continues.',
    },
    contract_ended: {
      title: 'Contract ended',
      text: 'The contract ({{contract}}) with {{account}} ends with the current period.',
    },
    contract_outranked: {
      title: 'Contract ended by a lower rate',
      text: 'The contract ({{contract}}) with {{account}} ends because its payer has taken a lower rate. Contracts you have given below you continue until you take a new one, and are paid from your own money.',
    },
    contract_unpaid: {
      title: 'Payment owed',
      text: '{{amount}} under a contract ({{contract}}) could not be paid to {{account}}. Until it is paid, withdrawals, transfers and new offers are closed.',
    },
    case_answered: {
      title: 'Your case has been answered',
      text: 'We have replied to your message.',
    },
    reward_offered: {
      title: 'A reward is waiting for you',
      text: '{{bonus}}: {{amount}}. Claim it in the reward centre before it expires.',
    },
    level_raised: {
      title: 'You have moved up a level',
      text: 'You are now {{level}}. Your limits have gone up too.',
    },
    level_lowered: {
      title: 'You have moved down a level',
      text: 'You are now {{level}}. The limits of this level now apply.',
    },
    area_opened: {
      title: 'A new area is open',
      text: 'As you asked, we are letting you know: {{area}} now has its first games. Take a look.',
    },
    other: {
      title: 'A message from us',
      text: 'Something has changed in your account.',
    },
  },
  reasons: {
    NOT_RECEIVED: 'The payment has not reached us.',
    AMOUNT_DIFFERS: 'The amount paid does not match the order.',
    NAME_DIFFERS: 'The payment came from an account in a different name.',
    PROOF_INVALID: 'The proof of payment could not be accepted.',
    TXN_USED: 'This transfer has already been used for another order.',
    CONTRADICTED: 'The information about this payment is contradictory.',
    LATE: 'The payment arrived after the order had expired.',
    PROVIDER_REFUSED: 'The payment provider declined the payment.',
    PROVIDER_FAILED: 'The payment provider had a problem.',
    PAYER_CANCELLED: 'The payment was cancelled.',
    CHARGED_BACK: 'The payment was charged back to your card.',
    REVIVED: 'The order was reopened.',
    PAYEE_INVALID: 'The payout account is not valid.',
    IDENTITY_UNCLEAR: 'We could not confirm who made this request. Please contact us.',
    BONUS_RULES: 'The bonus rules were not followed.',
    CONTACT_UNKNOWN: 'We could not find you under this ID in the messaging app.',
    PICTURES_UNCLEAR: 'The pictures do not show what we asked for.',
    SHARED_ACCOUNT: 'The account appears to be shared by several people.',
    DOCUMENTS_NEEDED: 'We need documents from you. Please contact us.',
    OUT_OF_STOCK: 'This reward is out of stock.',
    ADDRESS_UNCLEAR: 'The address or the phone number is not clear.',
    HOUSE_RULES: 'The house rules were not followed.',
    REFUNDED: 'The payment could not be made.',
    AUTO: 'You did not answer in time.',
    FORCED: 'We confirmed that it arrived.',
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
  toTeam: 'Go to your team',
  toRecord: 'Go to the account record',
  toRates: 'See the request',
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
  emptyText: 'We will write to you here about your money and your account.',
};
