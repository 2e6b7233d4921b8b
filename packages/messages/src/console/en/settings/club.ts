const askedOf = (level: string) => ({
  deposited: `${level}: required deposits`,
  bet: `${level}: required valid bets`,
  bonus: `${level}: level-up bonus`,
});

const givenOf = (level: string) => ({
  cashback: `${level}: weekly cashback rate`,
  mostCashback: `${level}: maximum weekly cashback`,
  freePerDay: `${level}: free withdrawals per day`,
  mostPerDay: `${level}: withdrawal limit per day`,
  mostDeposited: `${level}: deposit limit per day`,
  mostDeposits: `${level}: deposit orders per day`,
  points: `${level}: points multiplier`,
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
