/** What every server here stands on; knows nothing of the trade. */
export { systemClock, type Clock } from './clock.ts';
export {
  announce,
  assertDurable,
  defineStatement,
  migrate,
  openDatabase,
  runStatement,
  transaction,
  type Database,
  type DatabaseOptions,
  type Statement,
  type Transaction,
} from './database/index.ts';
export { openEvents, type Events, type Fact } from './events/index.ts';
export {
  describeCalls,
  listen,
  openEventStream,
  openHttp,
  readToken,
  serve,
  serveBytes,
  serveCalls,
  serveJson,
  servePages,
  servePictures,
  serveVisitor,
  type Asked,
  type ByteAnswer,
  type ByteCall,
  type Caller,
  type EventStream,
  type Guards,
  type Http,
  type HttpSettings,
  type JsonAnswer,
  type JsonCall,
  type JsonRoute,
  type Pages,
  type Refuse,
  type Say,
  type Served,
  type Unguarded,
} from './http/index.ts';
export { openJobs, prepareJobs, queueJob, type Job, type Jobs } from './jobs/index.ts';
export { openLog, type Log } from './log.ts';
export { openMetrics, type Metrics } from './metrics.ts';
export { randomToken, systemRandom, type RandomSource } from './random.ts';
export {
  openMailer,
  openSmsGateway,
  Undeliverable,
  type Mail,
  type Mailer,
  type Sms,
  type SmsGateway,
} from './outside/index.ts';
export { gather } from './gather.ts';
export { remember } from './remember.ts';
export { Refusal } from './refusal.ts';
export { runProgram } from './run-program.ts';
export { Stopped } from './stopped.ts';
