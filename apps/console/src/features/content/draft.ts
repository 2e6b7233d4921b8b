import type { Language } from '@hintha/contract';
import { LANGUAGES } from '@hintha/contract/languages';
import { PIECE_LENGTHS, PIECE_PLACES, type PieceKind } from '@hintha/contract/pieces';
import { fieldOf, instantOf } from '../../shared/forms/instant-of.ts';
import type { Piece, WireDraft } from './use-pieces.ts';

export interface DraftText {
  readonly title: string;
  readonly lead: string;
  readonly content: string;
  readonly action: string;
}

type Held = Omit<
  WireDraft,
  'texts' | 'art' | 'linkageType' | 'linkageUrl' | 'leastLevel' | 'position' | 'from' | 'until'
>;

/** A piece as it stands in the fields of the editor: texts for what is typed, empty for none. */
export interface Draft extends Held {
  readonly texts: Readonly<Record<Language, DraftText>>;
  readonly art: string;
  readonly linkageType: NonNullable<WireDraft['linkageType']> | '';
  readonly linkageUrl: string;
  readonly leastLevel: string;
  readonly position: string;
  readonly from: string;
  readonly until: string;
}

const NO_TEXT: DraftText = { title: '', lead: '', content: '', action: '' };

const textsOf = (texts: Piece['texts']): Draft['texts'] => {
  const all = LANGUAGES.map((language) => [language, texts[language] ?? NO_TEXT] as const);
  return Object.fromEntries(all) as Draft['texts'];
};

/** A piece that nobody has written yet. */
export const emptyDraft = (kind: PieceKind): Draft => ({
  kind,
  place: PIECE_PLACES[kind][0] ?? '',
  texts: textsOf({}),
  art: kind === 'BANNER' ? '/art/hero.svg' : '',
  linkageType: '',
  linkageUrl: '',
  audience: 'ALL',
  leastLevel: '1',
  device: 'ANY',
  position: '0',
  state: 'DRAFT',
  from: '',
  until: '',
});

export const draftOf = (piece: Piece): Draft => ({
  kind: piece.kind,
  place: piece.place,
  texts: textsOf(piece.texts),
  art: piece.art ?? '',
  linkageType: piece.linkageType ?? '',
  linkageUrl: piece.linkageUrl ?? '',
  audience: piece.audience,
  leastLevel: String(piece.leastLevel),
  device: piece.device,
  position: String(piece.position),
  state: piece.state,
  from: fieldOf(piece.from),
  until: fieldOf(piece.until),
});

const WHOLE = /^\d{1,4}$/;

const toTexts = (texts: Draft['texts']): WireDraft['texts'] =>
  Object.fromEntries(Object.entries(texts).filter(([, { title }]) => title.trim() !== ''));

const toInstant = (text: string): number | null | undefined => (text === '' ? null : instantOf(text));

const isHalf = ({ texts }: Draft): boolean =>
  LANGUAGES.some((language) => texts[language].title.trim() === '' && texts[language].content.trim() !== '');

/** Nothing is said in no language, or without a title, and a link has a type and an address. */
const isWhole = (draft: Draft): boolean =>
  Object.keys(toTexts(draft.texts)).length > 0 &&
  !isHalf(draft) &&
  LANGUAGES.every((language) => draft.texts[language].content.length <= PIECE_LENGTHS.content) &&
  (draft.linkageType === '') === (draft.linkageUrl.trim() === '') &&
  [draft.leastLevel, draft.position].every((text) => WHOLE.test(text));

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is asked of the server; undefined while a field is not filled in rightly. */
export const toWire = (draft: Draft): WireDraft | undefined => {
  const [from, until] = [toInstant(draft.from), toInstant(draft.until)];
  if (from === undefined || until === undefined || !isWhole(draft)) return undefined;
  const { art, linkageType, linkageUrl, leastLevel, position, ...rest } = draft;
  return {
    ...rest,
    texts: toTexts(draft.texts),
    art: orNull(art),
    linkageType: linkageType === '' ? null : linkageType,
    linkageUrl: orNull(linkageUrl),
    leastLevel: Number(leastLevel),
    position: Number(position),
    from,
    until,
  };
};
