/** HTTP: the contract's calls, raw calls, pages and event streams over one server. */
export type { Asked, Guards, Unguarded } from './asked.ts';
export type { Caller } from './caller.ts';
export { cookieOf, type Cookies } from './cookies.ts';
export { makeEncryptionKey, publicHalf, type Encryption, type EncryptionKey } from './encryption/index.ts';
export { type Frame, frameOf, openEventStream, type EventStream } from './event-stream.ts';
export { keepAnswer } from './answer/kept-answers.ts';
export { listen } from './listen.ts';
export { openHttp, type Http, type HttpSettings } from './open-http.ts';
export { type CallOrigin, type Gate, refuseForeignPages } from './origin.ts';
export { describeCalls } from './openapi.ts';
export { parseJson } from './parse-json.ts';
export { readToken } from './read-call.ts';
export { type Translate } from './reply.ts';
export { serve, serveAnyone, serveUpload, serveVisitor, type Served } from './serve.ts';
export { serveBytes, type ByteAnswer, type ByteCall } from './serve-bytes.ts';
export {
  isAdmissible,
  isSigned,
  sign,
  SIGNATURE_AGE_MS,
  type SignedCall,
  signedCallOf,
} from './signed/signed-call.ts';
export { serveCalls } from './serve-calls.ts';
export { serveJson, type JsonAnswer, type JsonCall, type JsonRoute, type Refuse } from './serve-json.ts';
export { readMetricsAccess, type MetricsAccess } from './answer/serve-metrics.ts';
export { servePrivate, servePublic } from './serve-objects.ts';
export { servePictures } from './serve-pictures.ts';
export { servePages, type Pages } from './serve-pages.ts';
export {
  serveStaff,
  serveStaffCalls,
  serveAnonymous,
  type ServedToStaff,
  type StaffCaller,
  type StaffGuard,
} from './staff/serve-staff.ts';
