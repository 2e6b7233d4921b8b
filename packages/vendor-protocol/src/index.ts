/** What a game vendor and an operator say to one another, one name for each published dialect. */
export * as hub88 from './hub88/index.ts';
export * as softswiss from './softswiss/index.ts';
export {
  BODY_TOO_LARGE,
  writeJson,
  type Call,
  type Message,
  type Parsed,
  type ValidationError,
} from './message.ts';
export { createSimulator, MISHAPS, type Mishap, type Simulator } from './simulator.ts';
export { systemClock, type Clock, type Fetch, type SignedRequest } from './transport.ts';
export { WalletApiError } from './wallet-api-error.ts';
