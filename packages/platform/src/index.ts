/** What every server here stands on; knows nothing of the trade. */
export { deriveArgon2id } from './argon2/derive-argon2id.ts';
export { systemClock, type Clock } from './clock.ts';
export {
  announce,
  assertDurable,
  assertOwnsNothing,
  defineStatement,
  lockNames,
  migrate,
  openDatabase,
  prepareLogin,
  runLastStatement,
  runStatement,
  SHORTAGES,
  shortageOf,
  transaction,
  violatedConstraint,
  type Database,
  type DatabaseOptions,
  type Shortage,
  type Statement,
  type Transaction,
} from './database/index.ts';
export {
  openGroupCommit,
  type GroupCommit,
  type GroupSizes,
  type GroupWork,
} from './group-commit/group-commit.ts';
export { openEvents, type Events, type DomainEvent } from './events/index.ts';
export { appendLine, readLines } from './line-file.ts';
export {
  cookieOf,
  describeCalls,
  type Frame,
  frameOf,
  keepAnswer,
  listen,
  makeEncryptionKey,
  openEventStream,
  openHttp,
  publicHalf,
  readMetricsAccess,
  parseJson,
  readToken,
  serve,
  serveAnyone,
  serveBytes,
  isAdmissible,
  isSigned,
  sign,
  SIGNATURE_AGE_MS,
  type SignedCall,
  signedCallOf,
  serveCalls,
  serveJson,
  servePages,
  servePictures,
  serveStaff,
  serveStaffCalls,
  serveAnonymous,
  servePrivate,
  servePublic,
  serveUpload,
  serveVisitor,
  type Asked,
  type ByteAnswer,
  type ByteCall,
  type CallOrigin,
  type Caller,
  type Cookies,
  type Encryption,
  type EncryptionKey,
  type MetricsAccess,
  type EventStream,
  type Gate,
  type Guards,
  type Http,
  type HttpSettings,
  type JsonAnswer,
  type JsonCall,
  type JsonRoute,
  type Pages,
  type Refuse,
  type Translate,
  type Served,
  type ServedToStaff,
  type StaffCaller,
  type StaffGuard,
  type Unguarded,
  refuseForeignPages,
} from './http/index.ts';
export {
  listQueued,
  openJobs,
  prepareJobs,
  queueJob,
  queueJobLater,
  toSchedule,
  type Job,
  type Jobs,
} from './jobs/index.ts';
export { openLog, type Log } from './log.ts';
export { openMetrics, type Metrics } from './metrics.ts';
export {
  openObjects,
  PICTURE_MOST_BYTES,
  readPicture,
  type Objects,
  type ObjectType,
  type Picture,
  type StoredObject,
} from './objects/index.ts';
export { randomToken, systemRandom, type RandomSource } from './random.ts';
export {
  makePushKeys,
  openLocalPusher,
  openMailer,
  openPhoneProvider,
  openPusher,
  openSmsGateway,
  Undeliverable,
  type Mail,
  type Mailer,
  type PhoneProvider,
  type PhoneProviderOptions,
  type Pusher,
  type PushTarget,
  type Sms,
  type SmsGateway,
  type VerifiedPhone,
} from './outside/index.ts';
export { batchLoad } from './batch-load.ts';
export { letOthers } from './let-others.ts';
export { cached, type Cached } from './cached.ts';
export { repeat, type Repeated } from './repeat.ts';
export { BusinessError } from './business-error.ts';
export {
  collectContributions,
  type Contribution,
  type ContributionPoint,
  type Contributions,
  contribute,
  contributionPoint,
} from './contributions.ts';
export { runProgram } from './run-program.ts';
export { Stopped } from './stopped.ts';
