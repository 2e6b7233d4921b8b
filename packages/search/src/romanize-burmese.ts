// After the BGN/PCGN agreement, without its apostrophes and accents, in the spelling that names are written with today.
const CONSONANTS: Readonly<Record<string, string>> = {
  က: 'k',
  ခ: 'kh',
  ဂ: 'g',
  ဃ: 'g',
  င: 'ng',
  စ: 's',
  ဆ: 's',
  ဇ: 'z',
  ဈ: 'z',
  ဉ: 'ny',
  ည: 'ny',
  ဋ: 't',
  ဌ: 'ht',
  ဍ: 'd',
  ဎ: 'd',
  ဏ: 'n',
  တ: 't',
  ထ: 'ht',
  ဒ: 'd',
  ဓ: 'd',
  န: 'n',
  ပ: 'p',
  ဖ: 'ph',
  ဗ: 'b',
  ဘ: 'b',
  မ: 'm',
  ယ: 'y',
  ရ: 'y',
  လ: 'l',
  ဝ: 'w',
  သ: 'th',
  ဟ: 'h',
  ဠ: 'l',
  အ: '',
  ဿ: 'th',
  ဣ: 'i',
  ဤ: 'i',
  ဥ: 'u',
  ဦ: 'u',
  ဧ: 'e',
  ဩ: 'aw',
  ဪ: 'aw',
};
const INDEPENDENT = /^[ဣဤဥဦဧဩဪ]$/u;

/** A vowel with the letter that closes the syllable. */
const RHYMES: Readonly<Record<string, string>> = {
  '': 'a',
  'ာ': 'a',
  'ါ': 'a',
  'ိ': 'i',
  'ီ': 'i',
  'ု': 'u',
  'ူ': 'u',
  'ေ': 'e',
  'ဲ': 'e',
  'ော': 'aw',
  'ေါ': 'aw',
  'ို': 'o',
  'ံ': 'an',
  'ုံ': 'on',
  'ိံ': 'ein',
  က: 'et',
  င: 'in',
  စ: 'it',
  ည: 'i',
  ဉ: 'in',
  တ: 'at',
  ပ: 'at',
  န: 'an',
  မ: 'an',
  ယ: 'e',
  'ိုက': 'aik',
  'ိုင': 'aing',
  'ောက': 'auk',
  'ောင': 'aung',
  'ေါက': 'auk',
  'ေါင': 'aung',
  'ိတ': 'eik',
  'ိပ': 'eik',
  'ိန': 'ein',
  'ိမ': 'ein',
  'ုတ': 'ok',
  'ုပ': 'ok',
  'ုန': 'on',
  'ုမ': 'on',
};
const AFTER_W: Readonly<Record<string, string>> = { တ: 'ut', ပ: 'ut', န: 'un', မ: 'un' };

const SYLLABLE =
  /(?<head>[က-အဣ-ဪဿ])(?<medials>[ျြွှ]*)(?<vowel>[ါ-ဲံ]*)[့း]*(?:(?<closing>[က-အ])(?:[့]?်[့္]?|္)(?![ျြွှ]))?(?:်)?[့း]*/gu;

/** Letters that a hook below turns into one sound of their own. */
const hasOwnSound = (consonant: string, isYed: boolean): boolean =>
  consonant === 'ရ' || consonant === 'ယ' || (consonant === 'လ' && isYed);

const headOf = (consonant: string, medials: string): string => {
  const isHooked = medials.includes('ှ');
  const isYed = /[ျြ]/u.test(medials);
  const w = medials.includes('ွ') ? 'w' : '';
  if (isHooked && hasOwnSound(consonant, isYed)) return `sh${w}`;
  return `${isHooked ? 'h' : ''}${CONSONANTS[consonant] ?? ''}${isYed ? 'y' : ''}${w}`;
};

/** A vowel and a closing letter that are no rhyme together sound one after the other. */
const rhymeOf = (rhyme: string): string =>
  RHYMES[rhyme] ?? `${RHYMES[rhyme.slice(0, -1)] ?? 'a'}${CONSONANTS[rhyme.slice(-1)] ?? ''}`;

const syllableOf = (head: string, medials: string, rhyme: string): string => {
  if (INDEPENDENT.test(head)) return CONSONANTS[head] ?? '';
  const sound = headOf(head, medials);
  const rounded = medials.includes('ွ') ? AFTER_W[rhyme] : undefined;
  return rounded === undefined ? `${sound}${rhymeOf(rhyme)}` : `${sound.slice(0, -1)}${rounded}`;
};

/** How a Burmese name is commonly written in Latin letters, syllable by syllable; everything else stays as it is. */
export const romanizeBurmese = (text: string): string =>
  text.replace(SYLLABLE, (_all, ...rest) => {
    const { head, medials, vowel, closing } = rest.at(-1) as Record<string, string | undefined>;
    return syllableOf(head ?? '', medials ?? '', `${vowel ?? ''}${closing ?? ''}`);
  });

/** The long open vowel in the heavy tone, with what may stand before it. */
const HEAVY = /(?<=[က-အ][ျြွှ]*)[ာါ]း/gu;
/** Stands for its r until all else is in Latin letters. */
const HELD_R = '\u{E000}';

/** The ways a Burmese name is spelled in Latin letters: many people write the long heavy tone with an r, as in nagar. */
export const spellingsOf = (text: string): string[] => {
  const withR = romanizeBurmese(text.replace(HEAVY, (vowel) => `${vowel}${HELD_R}`)).replaceAll(HELD_R, 'r');
  return [...new Set([romanizeBurmese(text), withR])];
};
