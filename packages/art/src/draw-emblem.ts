import { SUBJECT_CENTRE } from './geometry.ts';
import { defineForSubject } from './gradients.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { createRandom } from './random.ts';
import { standing } from './subjects/fit.ts';
import { SUBJECT_NAMES, SUBJECTS, type SubjectName } from './subjects/index.ts';
import { define, drawing, group, ROUNDED } from './svg.ts';
import { tonesOf } from './tones.ts';

const NAMES: ReadonlySet<string> = new Set(SUBJECT_NAMES);

/** Whether there is an emblem of the name: every subject of a cover is one. */
export const isEmblem = (name: string): name is SubjectName => NAMES.has(name);

/**
 * A subject alone on a transparent ground, as a stand-alone SVG: category tiles, vendor marks, empty states.
 * The palette colours it where the subject has no colours of its own.
 */
export const drawEmblem = (subject: SubjectName, palette: PaletteName = 'cinnabar'): string => {
  const tones = tonesOf(subject, palette);
  const art = SUBJECTS[subject]({ ...PALETTES[palette], tones }, createRandom(`emblem:${subject}`));
  return drawing(
    [10, 26, 220, 228],
    define(defineForSubject(tones, art)),
    group({ ...ROUNDED, transform: standing(subject, SUBJECT_CENTRE, 1) }, art),
  );
};
