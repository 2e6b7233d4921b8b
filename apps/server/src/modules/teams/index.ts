/** Teams: what the accounts of a line came to, by business day. */
export { sumGames } from './figures/game-day-store.ts';
export { listTeamSums, readEverybody } from './figures/read-everybody.ts';
export {
  type MemberTotals,
  neverDeposited,
  playedSince,
  restsSince,
  selectMemberTotals as readMemberTotals,
} from './figures/member-totals-store.ts';
export { countActive, countActiveOnDays, sumTeamPlay } from './figures/read-team-play.ts';
export { sumTeams } from './figures/sum-teams.ts';
export { sumTeamDays } from './figures/team-day-store.ts';
export { findMember, stoodSince } from './pages/find-member.ts';
export { daysAsked } from './period.ts';
export { addFigures, NO_FIGURES } from './rules.ts';
export type { Days, Figures, GamePlay, Play, Span } from './types.ts';
