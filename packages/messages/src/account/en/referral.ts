/** The friends that a player brings, and what they bring. */
export const referral = {
  title: 'Invite your friends',
  text: 'Give your friends this link, or let them scan the code with their phone.',
  code: 'Your code',
  link: 'Your link',
  qr: 'Your link as a QR code',
  invited: 'Friends who joined',
  earned: 'You have earned',
  rules: 'How it works',
  ruleFriend:
    'When a friend makes a first deposit of at least {{least}} and wagers it {{times}} times within {{days}} days, you get {{share}} of it, up to {{most}}.',
  rulePlay:
    'For {{days}} days, you also get {{share}} of what that friend bets each day, up to {{most}} a day for all friends together.',
  ruleWelcome: 'Your friend gets {{welcome}}.',
  ruleBet: 'What you earn must be wagered {{multiple}} times. A second account of your own does not count.',
  friends: 'Your friends',
  states: {
    JOINED: 'Has joined',
    DEPOSITED: 'Has deposited',
    QUALIFIED: 'Earning for you',
    MISSED: 'Not eligible',
  },
  joined: 'Joined on {{at}}',
  loading: 'Your friends are loading',
  failedTitle: 'Your friends did not load',
  failedText: 'Nothing is lost. Check your connection and try again.',
  emptyTitle: 'No friends yet',
  emptyText: 'Friends who register through your link appear here.',
  agentTitle: 'You invite members as an agent',
  agentText: 'Your links are in the agent centre.',
};
