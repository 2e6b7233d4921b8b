/** What members are asked to do and get for it, and who has bet the most in a week. */
export { createMission, type MissionOrder } from './admin/change-mission.ts';
export { listCountedMissions } from './admin/list-counted.ts';
export { setPrizes } from './leaderboard/set-prizes.ts';
export { countMissions } from './list-missions.ts';
