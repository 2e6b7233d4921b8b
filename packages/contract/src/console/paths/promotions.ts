import { type Line, PUBLISHERS, CASHIERS, PAYERS } from './line.ts';

/** Who sees the raffles with the names of those who hold tickets. */
const RAFFLERS = ['content', 'auditor', 'administrator'] as const;
const BONUS_SETTERS = ['content', 'payments', 'administrator'] as const;

/** Calls of the console about bonuses, missions, points and raffles. */
export const PROMOTIONS_PATHS = {
  queueApplications: ['GET', '/console/applications', CASHIERS],
  readApplication: ['GET', '/console/applications/:id', CASHIERS],
  approveApplication: ['POST', '/console/applications/:id/approve', ['payments', 'risk', 'administrator']],
  rejectApplication: ['POST', '/console/applications/:id/reject', ['payments', 'risk', 'administrator']],
  listAdminBonuses: ['GET', '/console/bonuses', ['content', ...CASHIERS]],
  estimateBonus: ['POST', '/console/bonuses/:code/cost', BONUS_SETTERS],
  changeBonus: ['PUT', '/console/bonuses/:code', BONUS_SETTERS],
  queueRedemptions: ['GET', '/console/redemptions', CASHIERS],
  readRedemption: ['GET', '/console/redemptions/:id', CASHIERS],
  approveRedemption: ['POST', '/console/redemptions/:id/approve', PAYERS],
  rejectRedemption: ['POST', '/console/redemptions/:id/reject', PAYERS],
  listAdminRewards: ['GET', '/console/rewards', ['content', ...CASHIERS]],
  createReward: ['POST', '/console/rewards', PUBLISHERS],
  changeReward: ['PUT', '/console/rewards/:id', PUBLISHERS],
  estimateMission: ['POST', '/console/missions/cost', PUBLISHERS],
  estimatePrizes: ['POST', '/console/leaderboard/prizes/cost', PUBLISHERS],
  estimateReward: ['POST', '/console/rewards/cost', PUBLISHERS],
  estimateRaffle: ['POST', '/console/raffles/cost', PUBLISHERS],
  listAdminMissions: ['GET', '/console/missions', 'staff'],
  createMission: ['POST', '/console/missions', PUBLISHERS],
  changeMission: ['PUT', '/console/missions/:id', PUBLISHERS],
  readAdminLeaderboard: ['GET', '/console/leaderboard', 'staff'],
  setPrizes: ['PUT', '/console/leaderboard/prizes', PUBLISHERS],
  queueRaffles: ['GET', '/console/raffles', RAFFLERS],
  createRaffle: ['POST', '/console/raffles', PUBLISHERS],
  proposeRaffleLock: ['POST', '/console/raffles/:id/lock', PUBLISHERS],
  drawRaffle: ['POST', '/console/raffles/:id/draw', PUBLISHERS],
  listRaffleWinners: ['GET', '/console/raffles/:id/winners', RAFFLERS],
  listRaffleTickets: ['GET', '/console/raffles/:id/tickets', RAFFLERS],
} as const satisfies Record<string, Line>;
