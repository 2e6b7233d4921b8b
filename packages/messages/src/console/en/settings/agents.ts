/** What the settings of agents are called. */
export const agentNames = {
  transfers: {
    least: 'Minimum upline transfer',
    most: 'Maximum upline transfer',
    mostPerDay: 'Upline transfers per day',
  },
  down: {
    least: 'Minimum downline transfer',
    most: 'Maximum downline transfer',
    mostPerDay: 'Downline transfers per day',
    turnoverTimes: 'Wagering multiple',
    topUpsAreDeposits: 'Top-ups count as deposits',
  },
  centre: {
    liveLinks: 'Active links per agent',
    subAccounts: 'Sub-accounts per agent',
    openedPerDay: 'Accounts created manually per day',
    consentHours: 'Time to respond to lower rates',
    freeHours: 'Grace period for lower rates without consent',
  },
  rates: {
    LIVE: 'Live casino, in 0.01%',
    RNG: 'Slots, in 0.01%',
    FISH: 'Fishing, in 0.01%',
    PVP: 'PvP games, in 0.01%',
    SPORTS: 'Sports, in 0.01%',
    ESPORTS: 'Esports, in 0.01%',
    SABONG: 'Cockfights, in 0.01%',
  },
};
