import { cleanHtml } from './clean-html.ts';
import type { Draft, PieceText, Texts } from './types.ts';

/** A draft as it may be kept: of its rich texts what is harmless. The words of a banner are plain and stay plain. */
export const cleanDraft = (draft: Draft): Draft =>
  draft.kind === 'BANNER' ? draft : { ...draft, texts: cleanTexts(draft.texts) };

const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]: [string, PieceText]) => [
      language,
      { ...text, content: cleanHtml(text.content) },
    ]),
  );
