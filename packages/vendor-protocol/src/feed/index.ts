/** What a feed of fixtures, prices and results says to the operator. */
export {
  EVENT_PHASES,
  type FeedMessageOf,
  INCIDENT_KINDS,
  MOST_MESSAGES,
  SPORTS_FEED_PATH,
  SportsFeedBatch,
  type SportsFeedMessage,
} from './sports.ts';
