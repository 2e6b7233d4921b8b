/** The friends that a player brings, and what they bring. */
export const referral = {
  title: 'Bring your friends',
  text: 'Give your friends this link, or let them scan the code with their phone.',
  code: 'Your code',
  link: 'Your link',
  qr: 'Your link as a QR code',
  invited: 'Friends who came',
  earned: 'What they brought you',
  rules: 'How it works',
  ruleFriend:
    'A friend whose first deposit is at least {{least}} and who bets it {{times}} times within {{days}} days brings you {{share}} of it, up to {{most}}.',
  rulePlay:
    'For {{days}} days you get {{share}} of what this friend bets, every day, and from all friends up to {{most}} a day.',
  ruleWelcome: 'Your friend gets {{welcome}}.',
  ruleBet: 'What you get has to be bet {{multiple}} times. A second account of your own does not count.',
  friends: 'Your friends',
  states: {
    JOINED: 'Has joined',
    DEPOSITED: 'Has deposited',
    QUALIFIED: 'Brings you a share',
    MISSED: 'Did not count',
  },
  joined: 'Joined on {{at}}',
  loading: 'Your friends are loading',
  failedTitle: 'Your friends did not load',
  failedText: 'Nothing is lost. Check your connection and try again.',
  emptyTitle: 'Nobody has come yet',
  emptyText: 'Whoever registers through your link appears here.',
  agentTitle: 'You bring members as an agent',
  agentText: 'Your links are in the agent centre.',
};
