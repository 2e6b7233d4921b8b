import type { FirstPiece } from '../../modules/content/index.ts';

type Text = NonNullable<FirstPiece['texts']['en']>;
type Some = Pick<Text, 'title' | 'content'> & Partial<Text>;

/** A text in the two languages that have a bundle. */
export const inBoth = (en: Some, my: Some): FirstPiece['texts'] => ({
  en: { lead: '', action: '', ...en },
  my: { lead: '', action: '', ...my },
});
