/** What members are asked to do and get for it, and who has bet the most in the week. */
export { MissionLeaderboard } from './mission-leaderboard.tsx';
