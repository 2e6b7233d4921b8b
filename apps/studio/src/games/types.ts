import type { PaletteName, SubjectName } from '@hintha/art';

/** The name of a title by language. */
export interface Names {
  readonly en: string;
  readonly my: string;
  readonly [language: string]: string;
}

/** A title as its brand publishes it. */
export interface BrandGame {
  /** What the operator and the journal name it by: unique over the whole studio, and never changed. */
  readonly code: string;
  /** Drawn on the cover, and its English name. */
  readonly title: string;
  /** Its Burmese name. */
  readonly name: string;
  /** Its names in further languages. */
  readonly names?: Readonly<Record<string, string>>;
  readonly subject: SubjectName;
  readonly palette: PaletteName;
  readonly releasedOn: string;
  readonly hot?: true;
  /** The maths behind it; the first model where it says none. */
  readonly model?: 'G2' | 'G3' | 'G4' | 'G5';
}

export interface Brand {
  readonly code: string;
  readonly name: string;
  readonly emblem: SubjectName;
  readonly games: readonly BrandGame[];
}
