/** What crosses the wire between the server and the pages: calls, events, views and business errors. */
export * as activities from './bonuses/activities.ts';
export * as bonuses from './bonuses/index.ts';
export { STATE_ON_WIRE, type MissionState, type OfferState, type RewardState } from './bonuses/states.ts';
export * as club from './bonuses/club.ts';
export * as catalogue from './catalogue/index.ts';
export * as content from './content/index.ts';
export * as agents from './agents/index.ts';
export * as identity from './identity/index.ts';
export * as inbox from './inbox.ts';
export * as lottery from './lottery/index.ts';
export * as members from './members.ts';
export * as missions from './missions.ts';
export * as payments from './payments/index.ts';
export * as points from './points/index.ts';
export * as contracts from './contracts/index.ts';
export * as raffles from './raffles.ts';
export * as records from './records/index.ts';
export * as referral from './referral/index.ts';
export * as registration from './registration/index.ts';
export * as rewards from './bonuses/rewards.ts';
export * as sabong from './sabong/index.ts';
export * as site from './site.ts';
export * as sports from './sports/index.ts';
export * as support from './support/index.ts';
export * as rebates from './rebates.ts';
export * as teams from './teams.ts';
export * as turnover from './turnover/index.ts';
export * as vendors from './vendors.ts';
export * as wallet from './wallet.ts';
export {
  ADDRESS_READERS,
  CONSOLE_PATHS,
  ADJUSTMENT_REASONS,
  BUDGET_LINES,
  CONSOLE_ROUTES,
  consoleRoute,
  CONTACT_READERS,
  HIT_KINDS,
  MEMBER_SEGMENTS,
  type MemberSegment,
  isRole,
  NOTIFICATION_READERS,
  RESTRICTION_KINDS,
  RESTRICTION_REASONS,
  ROLES,
  TIMELINE_KINDS,
  PASSED_CAPS,
  VENDOR_FAILURES,
  WINS_WITHOUT_BET,
  type AdminEventView,
  type AdminMarketView,
  type AdminFightView,
  type AdminNumeroView,
  LEAGUE_TIERS,
  type LeagueView,
  type CalendarView,
  type ScheduleView,
  type PassedCap,
  type WinWithoutBet,
  type Allowed,
  type BudgetLine,
  type ConsoleCall,
  type ConsoleRoute,
  type ConsoleRoutes,
  type RestrictionKind,
  type Role,
  type TimelineKind,
} from './console/index.ts';
export { envelopeOf, type Envelope } from './envelope.ts';
export { type ServerEvent } from './events.ts';
export { DEFAULT_LANGUAGE, LANGUAGES, languageOfCode, wireCodeOf, type Language } from './languages/index.ts';
export { type Sealing } from './first-paths.ts';
export { PATHS, type CallName } from './paths.ts';
export { ACCOUNT_TYPES, type AccountType } from './identity/index.ts';
export { isBusinessErrorCode, BUSINESS_ERRORS, type BusinessErrorCode } from './business-errors.ts';
export { type AskedOf, type Guard, type ReplyOf, type RestOf, type Route } from './route.ts';
export { ROUTES, type Routes } from './routes.ts';
