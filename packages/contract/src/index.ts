/** What crosses the wire between the server and the pages: calls, events, views and refusals. */
export * as access from './access/index.ts';
export * as activities from './promotions/activities.ts';
export * as catalogue from './catalogue.ts';
export * as content from './content/index.ts';
export * as agents from './agents.ts';
export * as inbox from './inbox.ts';
export * as members from './members.ts';
export * as missions from './promotions/missions.ts';
export * as payments from './payments/index.ts';
export * as points from './points/index.ts';
export * as promotions from './promotions.ts';
export * as raffles from './promotions/raffles.ts';
export * as records from './records.ts';
export * as rewards from './promotions/rewards.ts';
export * as site from './site.ts';
export * as support from './support/index.ts';
export * as vendors from './vendors.ts';
export * as wallet from './wallet.ts';
export {
  ADDRESS_READERS,
  CONSOLE_PATHS,
  ADJUSTMENT_REASONS,
  CONSOLE_ROUTES,
  consoleRoute,
  CONTACT_READERS,
  HIT_KINDS,
  isRole,
  LETTER_READERS,
  RESTRICTION_KINDS,
  RESTRICTION_REASONS,
  ROLES,
  TIMELINE_KINDS,
  type Allowed,
  type ConsoleCall,
  type ConsoleRoute,
  type ConsoleRoutes,
  type RestrictionKind,
  type Role,
  type TimelineKind,
} from './console/index.ts';
export { envelopeOf, type Envelope } from './envelope.ts';
export { type ServerEvent } from './events.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { type Sealing } from './first-paths.ts';
export { PATHS, type CallName } from './paths.ts';
export { ACCOUNT_TYPES, type AccountType } from './access/index.ts';
export { isRefusalCode, REFUSALS, type RefusalCode } from './refusals.ts';
export { type AskedOf, type Guard, type ReplyOf, type RestOf, type Route } from './route.ts';
export { ROUTES, type Routes } from './routes.ts';
