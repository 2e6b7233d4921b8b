import type {
  Clock,
  Contributions,
  Database,
  Events,
  Log,
  Mailer,
  Objects,
  PhoneProvider,
  Pusher,
  RandomSource,
  SmsGateway,
} from '@hintha/platform';
import type { Config } from './config.ts';
import type { Countries } from './countries.ts';
import type { AppEvent } from './app-event.ts';

/** How messages leave for people; null where a channel is not set up. */
export interface DeliveryChannels {
  mailer: Mailer | null;
  sms: SmsGateway | null;
  /** Who verifies phones in place of our own codes. */
  phones: PhoneProvider | null;
  /** What writes to browsers. */
  push: Pusher | null;
}

/** What the app hands to the use cases: the database, time, randomness and the events. */
export interface AppContext {
  db: Database;
  clock: Clock;
  random: RandomSource;
  events: Events<AppEvent>;
  log: Log;
  deliveryChannels: DeliveryChannels;
  countries: Countries;
  /** What modules add to points of those below them. */
  contributions: Contributions;
  /** Where what people send as files is kept. */
  objects: Objects;
  config: Config;
}
