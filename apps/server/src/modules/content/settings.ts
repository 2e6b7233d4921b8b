import { LANGUAGES, type Language } from '@hintha/contract';
import { z } from 'zod';
import { defineSettings, plain } from '../settings/index.ts';

export const contentSettings = defineSettings('content', ['content', 'administrator'], {
  /** What a reader is shown in turn where a piece is not written in its language; none hides the piece. */
  fallbackLanguages: plain<Language[]>(z.array(z.enum(LANGUAGES)).max(LANGUAGES.length), ['en', 'my']),
});
