import type { Language } from '@hintha/contract';
import type { PieceKind } from '@hintha/contract/pieces';

export type Kind = PieceKind;
export type State = 'DRAFT' | 'PUBLISHED' | 'OFF';
export type Audience = 'ALL' | 'VISITOR' | 'MEMBER' | 'AGENT';
export type Linkage = 'INTERNAL' | 'EXTERNAL' | 'GAME' | 'PROMO';

export interface PieceText {
  readonly title: string;
  readonly lead: string;
  /** Rich text, but for a banner, whose words are plain. */
  readonly content: string;
  /** What stands on the button that leads further. */
  readonly action: string;
}

export type Texts = Readonly<Partial<Record<Language, PieceText>>>;

/** All that is written of a piece. */
export interface Draft {
  readonly kind: Kind;
  readonly place: string;
  readonly texts: Texts;
  readonly art: string | null;
  readonly linkageType: Linkage | null;
  readonly linkageUrl: string | null;
  readonly audience: Audience;
  readonly leastLevel: number;
  readonly device: 'ANY' | 'DESKTOP' | 'PHONE';
  readonly position: number;
  readonly state: State;
  /** Null for at once, and for no end. */
  readonly from: Date | null;
  readonly until: Date | null;
}

export interface Piece extends Draft {
  readonly id: bigint;
  readonly version: number;
  /** When it was published first. */
  readonly publishedAt: Date | null;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export interface Version {
  readonly version: number;
  readonly draft: Draft;
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

/** Who reads, as far as it decides what is shown. */
export interface Reader {
  /** Null for a visitor. */
  readonly member: { readonly level: number; readonly agent: boolean } | null;
  readonly phone: boolean;
}

/** A picture that the staff put up. */
export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly by: string;
  readonly at: Date;
}
