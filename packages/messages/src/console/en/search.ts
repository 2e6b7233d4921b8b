/** The search from anywhere. */
export const search = {
  title: 'Search',
  open: 'Search everything',
  field: 'Id, order, name, phone, mail or reference',
  hint: 'Type or paste any id, order number, phone or reference.',
  looking: 'Looking…',
  found: 'Found',
  count: '{{count}} found',
  none: 'Nothing is found for “{{text}}”. Ids and references count as a whole, names from their beginning.',
  kinds: {
    member: 'Members',
    deposit: 'Deposits',
    withdrawal: 'Withdrawals',
    part: 'Payments of withdrawals',
    posting: 'Movements of wallets',
    bet: 'Bets',
    letter: 'Letters',
    approval: 'Approvals',
    staff: 'Staff',
  },
};
