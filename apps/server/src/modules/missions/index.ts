/** What members are asked to do and get for it, and who has bet the most in a week. */
export { setPrizes } from './board/set-prizes.ts';
export { createMission, type MissionOrder } from './desk/create-mission.ts';
export { listDesk } from './desk/list-desk.ts';
export { countMissions } from './progress/list-missions.ts';
