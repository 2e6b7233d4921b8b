import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { ProposedView } from '../approvals.ts';
import { Change, Nothing, plain, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const code = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/);
const params = z.object({ code });

/** What went wrong between us and a vendor; `refused` and `not_understood` come with what it said. */
export const VENDOR_FAILURES = [
  'unknown_host',
  'unreachable',
  'untrusted',
  'timed_out',
  'refused',
  'not_understood',
] as const;

/** What a vendor may pay a win for without a bet, where its integration is set up for it. */
export const WINS_WITHOUT_BET = ['free_rounds', 'promotions'] as const;
export type WinWithoutBet = (typeof WINS_WITHOUT_BET)[number];

/** What an integration is suspended for. */
export const PASSED_CAPS = ['max_win', 'max_win_times', 'max_day_win', 'wins_without_bet'] as const;
export type PassedCap = (typeof PASSED_CAPS)[number];

const Failure = z.enum(VENDOR_FAILURES);

const SyncView = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed']),
  askedAt: Instant,
  finishedAt: Instant.nullable(),
  /** What the vendor lists, and what that changed in the catalogue; null until it is done. */
  games: z.int().nullable(),
  added: z.int().nullable(),
  changed: z.int().nullable(),
  gone: z.int().nullable(),
  /** How many entries of its list were no games. */
  leftOut: z.int().nullable(),
  failure: Failure.nullable(),
  detail: z.string().nullable(),
});

/** What an integration may pay. */
const Caps = z.object({
  /** For a round, as an amount and as times its stake. */
  maxWin: Amount,
  maxWinTimes: z.int(),
  /** What its rounds may pay above their stakes on one business day. */
  maxDayWin: Amount,
  winsWithoutBet: z.array(z.enum(WINS_WITHOUT_BET)),
});

const WaitingWin = z.object({
  account: z.string(),
  round: z.string(),
  game: z.string(),
  amount: Amount,
  firstAt: Instant,
  lastAt: Instant,
  tries: z.int(),
});

const Suspension = z.object({
  at: Instant,
  cap: z.enum(PASSED_CAPS),
  /** Whose call it was, of which round or transfer, what it would have paid, and what the cap was then. */
  account: z.string(),
  round: z.string(),
  amount: Amount,
  allowed: z.string(),
  /** The wins that the vendor has been asked to send again, the earliest first. */
  waiting: z.array(WaitingWin),
});

const IntegrationView = z.object({
  code: z.string(),
  name: z.string(),
  dialect: z.string(),
  signing: z.enum(['shared_secret', 'key_pair']),
  /** What the vendor knows the operator by. */
  operatorId: z.string(),
  currency: z.string(),
  /** Where we call the vendor; null when it has no games of its own. */
  vendorUrl: z.string().nullable(),
  /** Where the vendor calls our wallet. */
  walletUrl: z.string(),
  /** Tells one key from another without giving it away. */
  keyFingerprint: z.string(),
  /** Ours, for the vendor; null where both sides share a secret. */
  publicKey: z.string().nullable(),
  vendorKey: z.string().nullable(),
  maxBet: Amount.nullable(),
  ownWallet: z.string().nullable(),
  active: z.boolean(),
  caps: Caps,
  /** What its rounds have paid above their stakes on this business day. */
  wonToday: Amount,
  /** How many wins without a bet it was refused on this business day. */
  refusedToday: z.int(),
  /** Null while it is not suspended. */
  suspension: Suspension.nullable(),
  sync: SyncView.nullable(),
  changed: Change.nullable(),
});

const listIntegrations = consoleRoute('listIntegrations', {
  summary: 'The integrations with vendors, and the dialects that another one may speak.',
  reply: z.object({
    integrations: z.array(IntegrationView),
    dialects: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        signing: z.enum(['shared_secret', 'key_pair']),
        /** Whether vendors may keep wallets for members. */
        keepsWallets: z.boolean(),
      }),
    ),
  }),
});

const vendorUrl = z
  .url({ protocol: /^https?$/ })
  .max(512)
  // A key in an address would stand in every log; what stands behind it is the dialect's to add.
  .regex(/^[^@?#\s]+$/);

const secret = z.string().regex(/^[\x21-\x7e]{16,256}$/);

const settings = {
  name: plain(64).trim().min(1),
  vendorUrl,
  operatorId: plain(64).trim().min(1),
  /** The vendor's public key in PEM; null where both sides share a secret, or as long as it is not known. */
  vendorKey: z.string().max(8_192).nullable(),
  /** The largest stake of a bet; null when the operator sets none. */
  maxBet: z
    .string()
    .regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/)
    .nullable(),
};

const cap = z.string().regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/);

const caps = z.object({
  maxWin: cap,
  maxWinTimes: z.int().min(1).max(1_000_000),
  maxDayWin: cap,
  winsWithoutBet: z.array(z.enum(WINS_WITHOUT_BET)).max(WINS_WITHOUT_BET.length),
});

const SETUP_ERRORS = ['operator_id_invalid', 'vendor_key_invalid', 'vendor_url_insecure'] as const;

const createIntegration = consoleRoute('createIntegration', {
  summary: 'Makes an integration, which is switched off yet. A secret that was generated is told this once.',
  body: z.object({
    code,
    dialect: plain(32),
    ...settings,
    /** Those of the settings when left out. */
    caps: caps.optional(),
    /** A secret that the vendor has given; without one it is generated. */
    secret: secret.optional(),
    /** What members call the wallet that the vendor keeps for them; null when it plays from ours. */
    ownWallet: plain(64).trim().min(1).nullable(),
    reason: words,
  }),
  reply: z.object({ secret: z.string().nullable() }),
  errors: ['integration_present', 'bad_request', ...SETUP_ERRORS],
});

/** At once while the integration is switched off; a proposal while it is on. */
const Proposable = z.object({ proposed: ProposedView.nullable() });

const changeIntegration = consoleRoute('changeIntegration', {
  summary: 'Changes an integration that is switched off, or proposes the change of one that is on.',
  params,
  body: z.object({ ...settings, caps, reason: words, requestId }),
  reply: Proposable,
  errors: ['not_found', 'key_reused', ...SETUP_ERRORS],
});

const rotateIntegrationKey = consoleRoute('rotateIntegrationKey', {
  summary: 'Gives an integration another key of ours, or proposes it. A generated secret is told this once.',
  params,
  body: z.object({ secret: secret.optional(), reason: words, requestId }),
  reply: z.object({ secret: z.string().nullable(), proposed: ProposedView.nullable() }),
  errors: ['not_found', 'key_reused', 'bad_request'],
});

const setIntegrationActive = consoleRoute('setIntegrationActive', {
  summary: 'Switches an integration off at once, or proposes to switch it on.',
  params,
  body: z.object({ active: z.boolean(), reason: words, requestId }),
  reply: Proposable,
  errors: ['not_found', 'key_reused', 'vendor_key_invalid', 'vendor_url_insecure'],
});

const resumeIntegration = consoleRoute('resumeIntegration', {
  summary: 'Proposes to resume a suspended integration, under the caps that it has now.',
  params,
  body: z.object({ reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'key_reused', 'no_longer_open'],
});

const listSuspended = consoleRoute('listSuspended', {
  summary: 'The integrations that are suspended, for the warning on every page.',
  reply: z.object({ integrations: z.array(z.object({ code: z.string(), name: z.string(), at: Instant })) }),
});

const testIntegration = consoleRoute('testIntegration', {
  summary: 'Asks the vendor for its games and tells what came of it; nothing is changed.',
  params,
  reply: z.object({
    failure: Failure.nullable(),
    detail: z.string().nullable(),
    /** How many games it lists; null when it did not. */
    games: z.int().nullable(),
  }),
  errors: ['not_found'],
});

const syncIntegration = consoleRoute('syncIntegration', {
  summary: 'Has the list of games taken over as soon as a worker is free.',
  params,
  reply: Nothing,
  errors: ['not_found'],
});

export const integrationRoutes = {
  listIntegrations,
  createIntegration,
  changeIntegration,
  rotateIntegrationKey,
  setIntegrationActive,
  resumeIntegration,
  listSuspended,
  testIntegration,
  syncIntegration,
};
