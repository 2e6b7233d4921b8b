/** What crosses the wire between the server and the pages: calls, events, views and refusals. */
export * as access from './access.ts';
export * as catalogue from './catalogue.ts';
export * as content from './content.ts';
export * as members from './members.ts';
export * as records from './records.ts';
export * as site from './site.ts';
export * as vendors from './vendors.ts';
export * as wallet from './wallet.ts';
export { envelopeOf, type Envelope } from './envelope.ts';
export { type ServerEvent } from './events.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { PATHS, type CallName } from './paths.ts';
export { ACCOUNT_TYPES, type AccountType } from './access.ts';
export { isRefusalCode, REFUSALS, type RefusalCode } from './refusals.ts';
export { type Guard, type Route } from './route.ts';
export { ROUTES, type Routes } from './routes.ts';
