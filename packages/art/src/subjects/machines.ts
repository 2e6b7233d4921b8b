import { TONE } from '../gradients.ts';
import { WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, filled, group, inked, lined, path } from '../svg.ts';

const FLAME = '#FFB02E';
const FLAME_CORE = '#FFF3C4';
const HULL = '#F7F4EE';
const HULL_SHADE = '#CFC8BB';
const PORTHOLE = '#8FD8FF';

export const drawRocket = ({ ink, pop }: Palette): string =>
  [
    path('M-6 286Q70 270 118 176', lined(pop, 7)),
    path('M-6 300Q84 280 124 186L-6 320Z', filled(pop, 0.18)),
    group(
      { transform: 'rotate(34 146 126)' },
      path('M126 186Q146 250 166 186Z', inked(FLAME, ink)),
      path('M136 188Q146 222 156 188Z', filled(FLAME_CORE)),
      path('M118 150L94 188L124 182ZM174 150L198 188L168 182Z', inked(TONE, ink)),
      path('M146 46Q184 92 170 188H122Q108 92 146 46Z', inked(HULL, ink, 5)),
      path('M146 46Q166 68 171 96H121Q126 68 146 46Z', inked(TONE, ink)),
      circle([146, 126], 18, inked(PORTHOLE, ink, 5)),
      path('M136 122Q140 114 148 114', lined(WHITE, 4)),
      path('M160 100Q168 140 162 186', lined(HULL_SHADE, 6, 0.7)),
    ),
  ].join('');

const STICK = '#3A2A2A';
const BUTTONS = [
  { centre: [172, 106], colour: '#F2BE45' },
  { centre: [190, 124], colour: '#E5402E' },
  { centre: [154, 124], colour: '#4C86F5' },
  { centre: [172, 142], colour: '#2FC48D' },
] as const;

export const drawGamepad = ({ ink }: Palette): string =>
  [
    path('M62 82Q74 70 92 76L96 90H52ZM178 82Q166 70 148 76L144 90H188Z', inked(STICK, ink, 5)),
    path(
      'M70 84H170Q204 84 212 118L226 184Q228 214 204 214Q188 214 176 194L164 174H76L64 194Q52 214 36 214Q12 214 14 184L28 118Q36 84 70 84Z',
      inked(TONE, ink, 5),
    ),
    path('M60 108H76V120H88V136H76V148H60V136H48V120H60Z', inked(HULL, ink)),
    ...BUTTONS.map(({ centre, colour }) => circle(centre, 10, inked(colour, ink, 3.5))),
    circle([92, 160], 17, inked(STICK, ink)),
    circle([148, 160], 17, inked(STICK, ink)),
    circle([88, 156], 6, filled(WHITE, 0.3)),
    circle([144, 156], 6, filled(WHITE, 0.3)),
    path('M108 112h24', lined(ink, 6)),
    path('M40 126Q46 98 74 96', lined(WHITE, 6, 0.7)),
  ].join('');
