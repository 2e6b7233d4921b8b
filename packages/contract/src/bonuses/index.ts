import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';
import { RequirementView } from '../turnover/index.ts';
import { STATE_ON_WIRE } from './states.ts';

/** One line that a member wrote; the database holds no signs of control. */
const plainLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);

const BonusView = z.object({
  id: z.string(),
  kind: z.string(),
  amount: Amount,
  /** The posting that paid it. */
  posting: z.string(),
  /** What of it has been taken back. */
  takenBack: Amount,
  /** What may be kept above the own money once it is played through; null for all. */
  mostKept: Amount.nullable(),
  grantedAt: Instant,
  requirement: RequirementView,
});
export type BonusView = z.infer<typeof BonusView>;

export const listBonuses = route('listBonuses', {
  guard: 'player',
  summary: 'The bonuses of the member with their requirements, newest first.',
  query: z.object({
    ...pageQuery(20, 100),
    /** Of one that a line of the account record tells of: that bonus alone. */
    posting: z
      .string()
      .regex(/^\d{1,18}-\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({ list: z.array(BonusView), total: z.int(), totalPages: z.int() }),
});

export const claimBonus = route('claimBonus', {
  guard: 'player',
  summary: 'Claims a bonus, on the last deposit when it needs one.',
  params: z.object({ kind: z.string().regex(/^[A-Z_]{1,32}$/) }),
  body: z.object({
    /** Of the caller's choosing: the same one claims once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: BonusView,
  errors: [
    'not_found',
    'not_enabled',
    'bonus_taken',
    'bonus_needs_deposit',
    'claim_due',
    'phone_unverified',
    'key_reused',
  ],
});

/** Why a bonus cannot be claimed just now. */
export const OFFER_OBSTACLES = [
  'NEEDS_FIRST_DEPOSIT',
  'NEEDS_DEPOSIT',
  'NEEDS_PHONE',
  'NOT_FIRST',
  'TAKEN',
  'TAKEN_ELSEWHERE',
] as const;

/** How far an application for a bonus has come that staff decides on; a due one is approved and waits for room in the budget. */
export const APPLICATION_STATES = ['APPLYING', 'DUE', 'ISSUED', 'REJECTED'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Why staff turns an application down, as shown to the member. */
export const APPLICATION_REJECTIONS = [
  'CONTACT_UNKNOWN',
  'PICTURES_UNCLEAR',
  'BONUS_RULES',
  'SHARED_ACCOUNT',
] as const;
export type ApplicationRejection = (typeof APPLICATION_REJECTIONS)[number];

const ApplicationView = z.object({
  state: z.enum(APPLICATION_STATES),
  reason: z.enum(APPLICATION_REJECTIONS).nullable(),
  contactId: z.string(),
  /** What was given or is due; null otherwise. */
  amount: Amount.nullable(),
  appliedAt: Instant,
  decidedAt: Instant.nullable(),
});

const OfferView = z.object({
  kind: z.string(),
  state: z.enum(STATE_ON_WIRE),
  /** Null when it can be claimed. */
  why: z.enum(OFFER_OBSTACLES).nullable(),
  /** What it would bring just now, and what would have to be bet for it; null while that hangs on a deposit. */
  amount: Amount.nullable(),
  target: Amount.nullable(),
  /** Until when it can be claimed, or from when on again; null when no hour is set. */
  until: Instant.nullable(),
  /** Whether staff decides on an application for it. */
  review: z.boolean(),
  /** The member's last one. */
  application: ApplicationView.nullable(),
  terms: z.object({
    /** The share of a deposit in parts of a hundred; null for a fixed amount. */
    perCent: z.string().nullable(),
    amount: Amount.nullable(),
    most: Amount.nullable(),
    multiple: z.string(),
    /** Whether the deposit is bet along with the bonus. */
    withDeposit: z.boolean(),
    per: z.enum(['ONCE', 'DAY']),
    /** Within how many days it has to be bet. */
    days: z.int().nullable(),
    /** How many times the bonus may be kept of what it was played up to; null without a bound. */
    mostKept: z.int().nullable(),
  }),
});
export type OfferView = z.infer<typeof OfferView>;

export const listOffers = route('listOffers', {
  guard: 'player',
  summary: 'The bonuses that the member can claim, with what each would bring just now, or why it cannot.',
  reply: z.object({ list: z.array(OfferView) }),
});

const PromotionView = OfferView.pick({ kind: true, review: true, terms: true });
export type PromotionView = z.infer<typeof PromotionView>;

export const listPromotions = route('listPromotions', {
  guard: 'visitor',
  summary: 'The bonuses that members can claim or apply for, with their terms.',
  reply: z.object({ list: z.array(PromotionView) }),
});

/** How many pictures may go with an application. */
export const MOST_APPLICATION_PICTURES = 3;

export const applyForBonus = route('applyForBonus', {
  guard: 'player',
  summary: 'Asks for a bonus that staff decides on, by the id of the member in the messaging app.',
  body: z.object({
    promotionId: z.string().regex(/^[A-Z_]{1,32}$/),
    contactId: plainLine(64),
    comment: plainLine(140).default(''),
    /** Of the caller's choosing: the same one applies once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  pictures: MOST_APPLICATION_PICTURES,
  reply: ApplicationView,
  errors: [
    'not_found',
    'not_enabled',
    'not_empty',
    'bonus_taken',
    'application_open',
    'phone_unverified',
    'key_reused',
    'picture_invalid',
    'picture_too_large',
    'too_many_pictures',
    'picture_quota_spent',
  ],
});
