import { MIRROR, range, SUBJECT_CENTRE } from '../geometry.ts';
import { TONE } from '../gradients.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, filled, group, inked, lined, path, turned } from '../svg.ts';

const FISH_SCALES = range(4)
  .flatMap((column) =>
    range(3).map((row) => `M${108 + column * 20 + (row % 2) * 10} ${114 + row * 18}q10 8 0 16`),
  )
  .join('');

export const drawFish = ({ ink, tones }: Palette, random: Random): string =>
  group(
    { transform: turned(random.between(-16, -2), SUBJECT_CENTRE) },
    path('M186 138Q222 92 232 106Q222 138 234 174Q222 188 186 146Z', inked(TONE, ink)),
    path('M96 92Q128 52 170 84L160 112Z', inked(tones[1], ink)),
    path('M110 188Q128 216 150 206L150 180Z', inked(tones[2], ink)),
    path('M26 146Q60 84 122 86Q176 92 200 142Q172 192 116 194Q58 192 26 146Z', inked(TONE, ink, 5)),
    path('M34 152Q74 172 122 172Q164 170 196 144Q168 190 116 192Q62 190 34 152Z', filled(WHITE, 0.35)),
    path(FISH_SCALES, lined(ink, 2.4, 0.5)),
    path('M92 100Q104 138 90 180', lined(ink, 3)),
    circle([64, 130], 14, inked(WHITE, ink, 3.5)),
    circle([61, 131], 7.5, filled(ink)),
    circle([58, 127], 3, filled(WHITE)),
    path('M28 150Q44 160 52 152', lined(ink, 3.5)),
    path('M56 104Q90 88 126 92', lined(WHITE, 6, 0.75)),
  );

const CRAB_ARM = 'M70 150Q40 132 44 106';
const CRAB_LEGS = range(3)
  .map((i) => `M72 ${176 + i * 10}Q${38 - i * 4} ${182 + i * 14} ${34 + i * 6} ${214 + i * 10}`)
  .join('');

const crabSide = ({ ink, tones }: Palette, transform?: string): string =>
  group(
    { transform },
    path(CRAB_ARM, lined(ink, 20)),
    path(CRAB_ARM, lined(tones[1], 12)),
    path('M22 104Q10 62 44 50Q36 74 50 80Q60 66 58 48Q88 66 70 102Q46 124 22 104Z', inked(TONE, ink, 5)),
    path(CRAB_LEGS, lined(ink, 12)),
    path(CRAB_LEGS, lined(tones[1], 6)),
  );

export const drawCrab = (paint: Palette): string => {
  const { ink } = paint;
  return [
    crabSide(paint),
    crabSide(paint, MIRROR),
    path('M56 172Q62 122 120 120Q178 122 184 172Q172 216 120 216Q68 216 56 172Z', inked(TONE, ink, 5)),
    path('M74 156Q86 134 116 132', lined(WHITE, 7, 0.75)),
    path('M98 128V104M142 128V104', lined(ink, 6)),
    circle([98, 100], 13, inked(WHITE, ink)),
    circle([142, 100], 13, inked(WHITE, ink)),
    circle([101, 102], 6.5, filled(ink)),
    circle([139, 102], 6.5, filled(ink)),
    path('M96 186Q120 204 144 186', lined(ink, 5)),
    circle([84, 180], 8, filled(WHITE, 0.3)),
    circle([156, 180], 8, filled(WHITE, 0.3)),
  ].join('');
};

const TURTLE_SKIN = '#8FD97A';

export const drawTurtle = ({ ink, tones }: Palette): string =>
  group(
    { transform: turned(-8, SUBJECT_CENTRE) },
    path('M184 112Q222 96 226 124Q224 150 186 142Z', inked(TURTLE_SKIN, ink, 5)),
    circle([208, 118], 5.4, filled(ink)),
    path(
      'M64 176Q28 196 34 216Q62 220 92 192ZM150 190Q160 220 186 222Q196 206 172 178ZM60 108Q24 92 34 72Q64 70 88 96Z',
      inked(TURTLE_SKIN, ink, 5),
    ),
    path('M46 146Q56 80 122 78Q184 84 192 142Q180 196 118 198Q58 196 46 146Z', inked(TONE, ink, 5)),
    path('M120 104L150 120V156L120 172L90 156V120Z', inked(tones[0], ink)),
    path(
      'M120 104V80M150 120L180 106M150 156L180 172M120 172V196M90 156L60 174M90 120L62 106',
      lined(ink, 4),
    ),
    path('M72 112Q90 92 114 90', lined(WHITE, 7, 0.7)),
  );
