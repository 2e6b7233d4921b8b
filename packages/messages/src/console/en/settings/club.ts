const askedOf = (level: string) => ({
  deposited: `${level} asks for deposits of`,
  bet: `${level} asks for bets of`,
  bonus: `${level} brings a bonus of`,
});

const givenOf = (level: string) => ({
  cashback: `${level}: share of a week's loss given back`,
  mostCashback: `${level}: most given back in a week`,
  freePerDay: `${level}: withdrawals without a fee a day`,
  mostPerDay: `${level}: most withdrawn a day`,
  mostDeposited: `${level}: most deposited a day`,
  mostDeposits: `${level}: deposit orders a day`,
  points: `${level}: times the usual points`,
});

const raised = (level: string) => ({ ...askedOf(level), ...givenOf(level) });

/** What each figure of the club's levels is called. */
export const club = {
  level1: givenOf('VIP 1'),
  level2: raised('VIP 2'),
  level3: raised('VIP 3'),
  level4: raised('VIP 4'),
  level5: raised('VIP 5'),
  level6: raised('VIP 6'),
  level7: raised('VIP 7'),
  level8: raised('VIP 8'),
};
