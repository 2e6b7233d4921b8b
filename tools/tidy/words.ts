export type Place = 'identifier' | 'file' | 'table' | 'route';

/** A word that is not used any more. Words of a name are told apart by its humps, dashes and underscores. */
export interface RetiredWord {
  /** One word, or words that are only wrong one after the other; the last one in the plural as well. */
  readonly retired: string;
  readonly standard: string;
  /** Only there; everywhere when absent. */
  readonly places?: readonly Place[];
  /** Only in files that fit this pattern. A table counts as standing in its module. */
  readonly under?: string;
  /** Good terms that the word is a part of. */
  readonly but?: readonly string[];
  /** Names that stay as they are, and why. */
  readonly except?: { readonly names: readonly string[]; readonly why: string };
}

const SERVER = 'apps/server/**';
const MODULES = 'apps/server/src/modules';
const ACCESS = `${MODULES}/{access,identity,registration}/**`;
const STAFF = '{operators,staff,approvals,audit}';
const LETTERS = `apps/{server/src/modules,console/src/features}/{letters,notifications}/**`;
const PAYMENTS = `${MODULES}/payments/**`;
const REWARDS = '{promotions,bonuses,turnover,referral,missions,points,raffles}';
const VENDORS = `${MODULES}/{vendors,catalogue}/**`;
const MISSIONS =
  '{apps/{server/src/modules,web/src/features,console/src/features},packages/contract/src}/missions/**';
const NAMES_OF_OTHERS = ['sign in', 'sign out', 'sign up'];

/** Words that were ours alone, and the trade's words that stand in their place. */
export const RETIRED: readonly RetiredWord[] = [
  { retired: 'house', standard: 'ctx, operator or platform', but: ['house edge', 'house rules'] },
  { retired: 'deed', standard: 'use case, approval action, audit entry or mutation' },
  { retired: 'door', standard: 'public API, site availability or auth guard' },
  { retired: 'console room', standard: 'console feature' },
  { retired: 'road', standard: 'dependency rule', under: 'tools/**' },
  { retired: 'open edge', standard: 'HTTP layer' },
  { retired: 'fact', standard: 'domain event', under: '{apps/server,packages/platform}/**' },
  { retired: 'carrier', standard: 'delivery channel' },
  { retired: 'open outside', standard: 'integrations' },
  { retired: 'operators', standard: 'staff; the company is the operator' },
  { retired: 'desk', standard: 'backoffice' },
  {
    retired: 'letters',
    standard: 'notifications',
    places: ['file', 'table', 'route'],
    under: '{apps/{server,console,web},packages}/**',
  },
  { retired: 'letter', standard: 'notification', places: ['identifier'], under: LETTERS },
  {
    retired: 'books',
    standard: 'finance',
    except: { names: ['books'], why: 'an action of the audit log, which is never rewritten' },
  },
  { retired: 'shelf', standard: 'catalogue index' },
  { retired: 'switchboard', standard: 'game availability' },
  { retired: 'hall', standard: 'vendor lobby' },
  { retired: 'titles', standard: 'games', under: `{apps/studio/src,${MODULES}/vendors}/**` },
  { retired: 'brand title', standard: 'game' },
  { retired: 'round title', standard: 'game of a round' },
  { retired: 'title store', standard: 'game store' },
  { retired: 'telling', standard: 'feed entry' },
  { retired: 'told', standard: 'reported round, notified or published' },
  { retired: 'purse', standard: 'balance source' },
  { retired: 'away', standard: 'vendor balance', under: `${MODULES}/{vendors,wallet}/**` },
  { retired: 'money away', standard: 'vendor balance' },
  { retired: 'keeper', standard: 'transfer wallet' },
  { retired: 'bring home', standard: 'transfer back' },
  { retired: 'connection', standard: 'integration', under: VENDORS },
  { retired: 'vendor seat', standard: 'game session' },
  { retired: 'seat round', standard: 'rounds of a game session' },
  { retired: 'under way', standard: 'in-flight round' },
  { retired: 'poor', standard: 'insufficient funds' },
  { retired: 'owed', standard: 'outstanding debt' },
  { retired: 'refusal', standard: 'business error' },
  { retired: 'flaw', standard: 'validation error' },
  {
    retired: 'turned',
    standard: 'wallet API error',
    under: 'apps/{server/src/modules/vendors,studio/src}/**',
  },
  { retired: 'companion', standard: 'co-written row' },
  { retired: 'lane', standard: 'queue or mutex', under: SERVER },
  { retired: 'in turn', standard: 'per-account mutex', under: SERVER },
  { retired: 'turn', standard: 'opening and closing balance', under: `${MODULES}/wallet/report/**` },
  { retired: 'gather', standard: 'batch loader' },
  { retired: 'keep lately', standard: 'cache' },
  {
    retired: 'remember',
    standard: 'cache, or remember-me',
    but: ['remember me'],
    except: { names: ['remember'], why: 'the field of the login on the wire' },
  },
  { retired: 'remembered', standard: 'remember-me' },
  { retired: 'stranger', standard: 'unrecognised device' },
  { retired: 'standing', standard: 'attempt counters', under: ACCESS },
  { retired: 'place', standard: 'network', under: ACCESS },
  { retired: 'log in', standard: 'authenticate', under: ACCESS },
  { retired: 'sign in', standard: 'createSession', under: ACCESS },
  { retired: 'enter', standard: 'authenticate', under: ACCESS },
  { retired: 'open session', standard: 'createSession', under: ACCESS },
  { retired: 'second proof', standard: 'second factor' },
  {
    retired: 'proof',
    standard: 'second factor',
    under: ACCESS,
    except: { names: ['proof'], why: 'the field of a change that holds the password and the second factor' },
  },
  { retired: 'shown', standard: 'verified factor', under: ACCESS },
  { retired: 'mark account', standard: 'flag account' },
  { retired: 'mark member', standard: 'flag member' },
  { retired: 'account mark', standard: 'account flag' },
  { retired: 'mark dialog', standard: 'flag dialog' },
  { retired: 'mark store', standard: 'account flag store' },
  { retired: 'mark', standard: 'account flag', places: ['route'] },
  {
    retired: 'sign',
    standard: 'linked-account fingerprint',
    under: `${MODULES}/{${REWARDS.slice(1, -1)},protection}/**`,
    but: NAMES_OF_OTHERS,
  },
  {
    retired: 'part',
    standard: 'payout',
    under: PAYMENTS,
    except: { names: ['partId', 'parts'], why: 'fields of the confirmations on the wire' },
  },
  { retired: 'part', standard: 'payout', places: ['route'], under: 'packages/contract/**' },
  { retired: 'part', standard: 'daily aggregate', under: `${MODULES}/wallet/**` },
  { retired: 'settle', standard: 'complete or close', under: `${MODULES}/{payments,wallet,${REWARDS}}/**` },
  { retired: 'judge', standard: 'risk screening', under: `${MODULES}/**` },
  { retired: 'may leave', standard: 'withdrawal eligibility' },
  { retired: 'asking', standard: 'withdrawal context', under: PAYMENTS },
  { retired: 'story', standard: 'status history' },
  { retired: 'step', standard: 'status history', under: PAYMENTS },
  {
    retired: 'gift',
    standard: 'automatic bonus',
    except: { names: ['gift'], why: 'the name of an icon by what it shows' },
  },
  { retired: 'bust', standard: 'cleared by low balance', under: `${MODULES}/${REWARDS}/**` },
  { retired: 'let off', standard: 'waived' },
  { retired: 'fill', standard: 'contribution', under: `${MODULES}/${REWARDS}/**` },
  { retired: 'course', standard: 'progress', under: `${MODULES}/${REWARDS}/**` },
  { retired: 'board', standard: 'leaderboard', under: MISSIONS },
  { retired: 'missions board', standard: 'missions leaderboard' },
  {
    retired: 'mall',
    standard: 'rewards store',
    except: { names: ['MALL', 'MALL_REFUND'], why: 'kinds of postings as they stand in the ledger' },
  },
  { retired: 'stored ask', standard: 'search' },
  { retired: 'look up', standard: 'search' },
  { retired: 'open say', standard: 'search' },
  { retired: 'carry out', standard: 'execute' },
  { retired: 'rail', standard: 'sidebar' },
  { retired: 'member bar', standard: 'header' },
  { retired: 'member centre', standard: 'account area' },
  { retired: 'security centre', standard: 'account area' },
  { retired: 'own centre', standard: 'account area' },
  { retired: 'centre frame', standard: 'account area' },
  { retired: 'centre page', standard: 'account area' },
  { retired: 'centre entry', standard: 'account area' },
  { retired: 'passage', standard: 'route guard' },
  { retired: 'closure', standard: 'site-closed screen', under: 'apps/web/**' },
  { retired: 'keepsake', standard: 'persisted preference' },
  { retired: 'entry', standard: 'sign-in', under: 'apps/console/src/features/{entry,entry/**}' },
  { retired: 'entry', standard: 'sign-in', places: ['file'], under: `${MODULES}/${STAFF}/**` },
  { retired: 'ty', standard: 'fil' },
  { retired: 'cn', standard: 'zh' },
];

/** The seed's own spelling, which its calls and pages keep. */
export const SEED_NAMES: ReadonlySet<string> = new Set(['/pointMall', 'pointMall', 'favLott_Keeper']);

/** Migrations with lower numbers have landed, and what has landed is never edited. */
export const FIRST_MIGRATION = 400;
