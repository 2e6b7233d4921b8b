import { z } from 'zod';
import { languageOfCode, LANGUAGES } from './index.ts';

const Code = z.string().max(8).transform(languageOfCode);

/** The language that a call asks for; one that is not known counts as none. */
export const AskedLanguage = Code.optional();

/** The language that a call sets. */
export const ChosenLanguage = Code.pipe(z.enum(LANGUAGES));
