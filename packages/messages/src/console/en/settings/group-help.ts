/** What the settings of each area are for. */
export const groupHelp = {
  site: 'Whether the site is open, to whom, and what stands around every page of it.',
  catalogue: 'What the lobby goes by where nobody puts it in order.',
  records: 'What everybody is shown of what members play.',
  support: 'How visitors reach support, and how much one of them may ask for at once.',
  registration:
    'What keeps machines from opening accounts. Counts are of one address, or of those around it.',
  vendors:
    'How money and rounds at vendors are looked after, and the caps that a new integration begins with.',
  points: 'What points are worth and how they become money.',
  payments: {
    withdrawals: 'Bounds and fees of withdrawals, and when people have to look at one.',
    deposits: 'How transfers are matched with orders, and what one person may approve by hand.',
    coins: 'When coins are credited, and at which rate.',
  },
  agents: {
    transfers: 'What members may send to the agent above them.',
    down: 'What agents may send to those below them.',
    rates: 'The highest rebate that anybody may be given, by kind of game.',
    centre: 'What an agent may open in the agent centre.',
  },
  contracts: 'Which contracts agents may make, at which rates, and how they are settled.',
  referral: 'What a member gets for bringing a friend, and when the friend counts.',
  lottery: 'Bounds of bets on lotteries, and how long a draw may take before it is called off.',
  sabong: 'Bounds of bets on cockfights, and how a result is declared.',
  sports: 'Bounds, delays and margins of the sportsbook. Money is in the main currency.',
  content: 'What the site says, and in which language where one is missing.',
  raffles: 'What brings a ticket of a raffle.',
  turnover: 'When what is left to bet is let go.',
  bonuses: 'What counts towards a bonus, and how club levels are kept.',
  missions: 'How long what was won can be claimed.',
  protection: 'What keeps money in an account whose owner may have changed.',
  identity: 'How many wrong tries signing in allows, and what follows them.',
  approvals: 'How long a proposal waits for a second person.',
  members: 'What members may send in.',
  names: 'Names that accounts may not have.',
  sessions: 'How long somebody stays signed in.',
  codes: 'How many codes and links are sent, to whom, and how long they are good for.',
  staff: 'The same for the staff of this console.',
  wallet: {
    budgets:
      'The most that may be given of each purpose. Beyond a day or a month nothing more is given; beyond a single bound it takes two people.',
  },
  club: 'What each level asks for in its period, and what it gives.',
};
