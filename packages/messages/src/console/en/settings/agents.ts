/** What the settings of agents are called. */
export const agentNames = {
  transfers: {
    least: 'Smallest transfer to the upline',
    most: 'Largest transfer to the upline',
    mostPerDay: 'Transfers to the upline a day',
  },
  down: {
    least: 'Smallest transfer down',
    most: 'Largest transfer down',
    mostPerDay: 'Transfers down a day',
    turnoverTimes: 'Times it has to be bet',
    topUpsAreDeposits: 'Top-ups count as deposits',
  },
  centre: {
    liveLinks: 'Live links of an agent',
    subAccounts: 'Sub-accounts of an agent',
    openedPerDay: 'Accounts opened by hand a day',
    consentHours: 'Time to answer lower rates',
    freeHours: 'Lower rates without consent after the opening',
  },
  rates: {
    LIVE: 'Live casino, hundredths of a percent',
    RNG: 'Slots, hundredths of a percent',
    FISH: 'Fishing, hundredths of a percent',
    PVP: 'Games between players, hundredths of a percent',
    SPORTS: 'Sports, hundredths of a percent',
    ESPORTS: 'Esports, hundredths of a percent',
    SABONG: 'Cockfights, hundredths of a percent',
  },
};
