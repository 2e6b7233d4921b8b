/** What members are asked to do and get for it, and who has bet the most in a week. */
export { createMission, listCountedMissions, type MissionOrder } from './admin/change-mission.ts';
export { setPrizes } from './leaderboard/set-prizes.ts';
export { countMissions } from './list-missions.ts';
