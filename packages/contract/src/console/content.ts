import { z } from 'zod';
import { Instant } from '../amount.ts';
import { LANGUAGES } from '../languages/index.ts';
import {
  AUDIENCES,
  HIDDEN_REASONS,
  LINKAGES,
  MOST_PICTURE_BYTES,
  PIECE_DEVICES,
  PIECE_KINDS,
  PIECE_LENGTHS,
  PIECE_PLACES,
  PIECE_STATES,
  READER_KINDS,
} from '../content/pieces.ts';
import { Id, idParams, plain, words } from './fields.ts';
import { consoleRoute } from './route.ts';

/** Of paragraphs and their marks: lines may end, nothing else that does not show may stand in it. */
const prose = z
  .string()
  .max(PIECE_LENGTHS.content)
  .regex(/^[\P{Cc}\n\r\t]*$/u);

const PieceText = z.object({
  title: plain(PIECE_LENGTHS.title).trim().min(1),
  lead: plain(PIECE_LENGTHS.lead).trim(),
  content: prose,
  action: plain(PIECE_LENGTHS.action).trim(),
});

/** A picture of the operator: one of its drawings, or one that it keeps. */
const art = z
  .string()
  .max(200)
  .regex(/^\/(?:art|objects)\/[\w./-]+$/)
  .refine((path) => !path.includes('..'));

/** What an address of each type looks like. A browser reads a backslash as a slash and skips white space. */
const ADDRESSES: Readonly<Record<(typeof LINKAGES)[number], RegExp>> = {
  INTERNAL: /^\/(?![/\\])[^\s\\]*$/,
  GAME: /^\/(?![/\\])[^\s\\]*$/,
  EXTERNAL: /^https:\/\/[^\s\\]+$/,
  PROMO: /^[1-9]\d{0,17}$/,
};

const at = z.int().min(0).max(4_102_444_800_000);

/** All that the staff decides of a piece but for its kind. */
const fields = {
  place: plain(20),
  /** By language; who reads another one is shown the English, or the first. */
  texts: z
    .partialRecord(z.enum(LANGUAGES), PieceText)
    .refine((texts) => Object.values(texts).some((text) => text !== undefined)),
  art: art.nullable(),
  linkageType: z.enum(LINKAGES).nullable(),
  linkageUrl: plain(500).nullable(),
  audience: z.enum(AUDIENCES),
  leastLevel: z.int().min(1).max(8),
  device: z.enum(PIECE_DEVICES),
  position: z.int().min(0).max(9_999),
  state: z.enum(PIECE_STATES),
  /** Null for at once, and for no end. */
  from: at.nullable(),
  until: at.nullable(),
};

const Draft = z.object({ kind: z.enum(PIECE_KINDS), ...fields });
type Draft = z.infer<typeof Draft>;

const isLinkRight = ({ linkageType, linkageUrl }: Draft): boolean =>
  linkageType === null || linkageUrl === null
    ? linkageType === linkageUrl
    : ADDRESSES[linkageType].test(linkageUrl);

const validationErrorOf = (draft: Draft): keyof Draft | undefined => {
  if (!PIECE_PLACES[draft.kind].includes(draft.place)) return 'place';
  if (!isLinkRight(draft)) return 'linkageUrl';
  if (draft.from !== null && draft.until !== null && draft.until <= draft.from) return 'until';
  if (draft.kind === 'BANNER' && draft.art === null) return 'art';
  return undefined;
};

const Checked = Draft.superRefine((draft, context) => {
  const validationError = validationErrorOf(draft);
  if (validationError !== undefined)
    context.addIssue({ code: 'custom', path: [validationError], message: 'does not fit' });
});

const PieceView = z.object({
  id: z.string(),
  kind: z.enum(PIECE_KINDS),
  ...fields,
  texts: z.partialRecord(
    z.enum(LANGUAGES),
    z.object({ title: z.string(), lead: z.string(), content: z.string(), action: z.string() }),
  ),
  linkageUrl: z.string().nullable(),
  art: z.string().nullable(),
  place: z.string(),
  /** Whether its readers see it at this moment. */
  shown: z.boolean(),
  version: z.int(),
  changedAt: Instant,
  changedBy: z.string(),
});

const listPieces = consoleRoute('listPieces', {
  summary: 'Every piece of a kind, in the order of the site.',
  query: z.object({ kind: z.enum(PIECE_KINDS) }),
  reply: z.array(PieceView),
});

const createPiece = consoleRoute('createPiece', {
  summary: 'Writes a piece; its rich text is cleaned.',
  body: z.object({ draft: Checked, reason: words }),
  reply: PieceView,
});

const savePiece = consoleRoute('savePiece', {
  summary: 'Saves a piece over the version that was edited; another one is refused.',
  params: idParams,
  body: z.object({ version: z.int().min(1), draft: Checked, reason: words }),
  reply: PieceView,
  errors: ['not_found', 'piece_changed'],
});

const listVersions = consoleRoute('listVersions', {
  summary: 'What a piece was after each save, the latest first.',
  params: idParams,
  reply: z.array(
    z.object({
      version: z.int(),
      by: z.string(),
      at: Instant,
      reason: z.string(),
      titles: z.partialRecord(z.enum(LANGUAGES), z.string()),
      state: z.enum(PIECE_STATES),
    }),
  ),
  errors: ['not_found'],
});

const restorePiece = consoleRoute('restorePiece', {
  summary: 'Makes a piece what it was after an earlier save, as a save of its own.',
  params: z.object({ id: Id, version: z.coerce.number().int().min(1).max(1_000_000) }),
  body: z.object({ version: z.int().min(1), reason: words }),
  reply: PieceView,
  errors: ['not_found', 'piece_changed'],
});

/** What is looked at, and with what. */
const looked = {
  kind: z.enum(PIECE_KINDS),
  language: z.enum(LANGUAGES),
  device: z.enum(['DESKTOP', 'PHONE']).default('DESKTOP'),
};

const Preview = z.object({
  reader: z.object({ kind: z.enum(READER_KINDS), level: z.int() }),
  /** In the order of the site, with those that this reader is not shown. */
  pieces: z.array(
    z.object({
      piece: PieceView,
      /** Null where it is shown. */
      hidden: z.enum(HIDDEN_REASONS).nullable(),
      /** The language that this reader would read it in; null where there is none. */
      language: z.enum(LANGUAGES).nullable(),
    }),
  ),
});

const previewPieces = consoleRoute('previewPieces', {
  summary: 'What a visitor, or a member or agent of a level, is shown of a kind, and why not the rest.',
  query: z.object({
    ...looked,
    as: z.enum(READER_KINDS).default('VISITOR'),
    level: z.coerce.number().int().min(1).max(8).default(1),
  }),
  reply: Preview,
});

const previewPiecesAsMember = consoleRoute('previewPiecesAsMember', {
  summary: 'What one member is shown of a kind of pieces, and why not the rest.',
  params: idParams,
  query: z.object(looked),
  reply: Preview,
  errors: ['not_found'],
});

const previewContent = consoleRoute('previewContent', {
  summary: 'What is left of a rich text once it is cleaned.',
  body: z.object({ content: prose }),
  reply: z.object({ content: z.string() }),
});

const listPictures = consoleRoute('listPictures', {
  summary: 'The pictures that the staff has put up, the latest first.',
  reply: z.array(
    z.object({ path: z.string(), width: z.int(), height: z.int(), addedAt: Instant, addedBy: z.string() }),
  ),
});

/** Four letters for three bytes. */
const MOST_PICTURE_CHARACTERS = Math.ceil(MOST_PICTURE_BYTES / 3) * 4;

const addPicture = consoleRoute('addPicture', {
  summary: 'Puts up a picture for anybody to see, a PNG or a JPEG, and gives its path.',
  body: z.object({
    /** Its bytes in base64. */
    picture: z
      .string()
      .min(1)
      .max(MOST_PICTURE_CHARACTERS)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
  reply: z.object({ path: z.string() }),
  errors: ['picture_invalid', 'picture_too_large'],
});

/** Every call on what the staff writes. */
export const contentRoutes = {
  listPieces,
  createPiece,
  savePiece,
  listVersions,
  restorePiece,
  previewPieces,
  previewPiecesAsMember,
  previewContent,
  listPictures,
  addPicture,
};
