/** The calls of the staff, apart from those of the members: other people, another door, another table. */
export {
  ADDRESS_READERS,
  CONSOLE_PATHS,
  CONTACT_READERS,
  NOTIFICATION_READERS,
  type ConsoleCall,
} from './paths/index.ts';
export { BUDGET_LINES, type BudgetLine } from './finance.ts';
export { TIMELINE_KINDS, type TimelineKind } from './backoffice/file.ts';
export { ADJUSTMENT_REASONS, RESTRICTION_REASONS } from './reasons.ts';
export { RESTRICTION_KINDS, type RestrictionKind } from './backoffice/restrictions.ts';
export {
  PASSED_CAPS,
  VENDOR_FAILURES,
  WINS_WITHOUT_BET,
  type PassedCap,
  type WinWithoutBet,
} from './vendors/integrations.ts';
export { MEMBER_SEGMENTS, type MemberSegment } from './backoffice/members.ts';
export { HIT_KINDS } from './backoffice/search.ts';
export type { CalendarChange, CalendarView, ScheduleView } from './lottery/calendars.ts';
export type { AdminNumeroView } from './lottery/draws.ts';
export { type AdminEventView, type AdminMarketView, LEAGUE_TIERS, type LeagueView } from './sports/events.ts';
export type { AdminFightView } from './sabong/fights.ts';
export { isRole, ROLES, type Allowed, type Role } from './staff/roles.ts';
export { consoleRoute, type ConsoleRoute } from './route.ts';
export { CONSOLE_ROUTES, type ConsoleRoutes } from './routes.ts';
