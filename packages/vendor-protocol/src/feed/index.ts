/** What feeds of fixtures, prices, fights and results say to the operator. */
export {
  EVENT_PHASES,
  type FeedMessageOf,
  INCIDENT_KINDS,
  MOST_MESSAGES,
  SPORTS_FEED_PATH,
  SportsFeedBatch,
  type SportsFeedMessage,
} from './sports.ts';
export { DEMO_ARENAS, demoDeclaratorKey } from './demo-arenas.ts';
export {
  MOST_SABONG_MESSAGES,
  SABONG_CANCEL_CAUSES,
  SABONG_FEED_PATH,
  SABONG_FIGHT_PHASES,
  SABONG_OUTCOMES,
  SabongFeedBatch,
  type SabongFeedMessage,
  type SabongMessageOf,
  signDeclaration,
} from './sabong.ts';
