/** The things that promotions are about and covers are not, each around the point 120, 140 as the subjects are. */
import { range, type Point } from '../geometry.ts';
import { BIRD, GOLD, TEAK, TONE } from '../gradients.ts';
import { BRASS, DARK_GOLD, IVORY, LEAF_GOLD, SCARLET, WHITE } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { circle, group, inked, lined, path, placed, rect, turned, use } from '../svg.ts';

/** A box with a bow. */
export const drawPresent = ({ ink }: Palette): string =>
  [
    rect([54, 132], [132, 100], { ...inked(TONE, ink, 5), rx: 8 }),
    path('M104 134H136V232H104Z', inked(GOLD, ink)),
    rect([42, 100], [156, 38], { ...inked(TONE, ink, 5), rx: 8 }),
    path('M104 100H136V138H104Z', inked(GOLD, ink)),
    path('M120 98C98 38 42 46 56 78C64 98 96 98 120 98Z', inked(GOLD, ink, 5)),
    path('M120 98C142 38 198 46 184 78C176 98 144 98 120 98Z', inked(GOLD, ink, 5)),
    circle([120, 94], 14, inked(GOLD, ink)),
    path('M66 148V214', lined(WHITE, 7, 0.5)),
  ].join('');

const DAYS = 7;
const SIGNED = 4;
const TICK = 'M-8 0L-2 7L9 -8';

const drawDay = (day: number, { ink, tones }: Palette): string => {
  const [x, y]: Point = [72 + (day % 4) * 32, 142 + Math.floor(day / 4) * 42];
  const isLast = day === DAYS - 1;
  const cell = rect([x - 12, y - 15], [isLast ? 56 : 24, 30], {
    ...inked(isLast || day < SIGNED ? GOLD : tones[0], ink, 2.4),
    rx: 5,
  });
  return day < SIGNED ? cell + path(TICK, { ...lined(ink, 4), transform: placed([x, y]) }) : cell;
};

/** A sheet of days of which some are ticked. */
export const drawCalendar = (paint: Palette): string =>
  [
    rect([44, 66], [152, 160], { ...inked(IVORY, paint.ink, 5), rx: 14 }),
    path('M44 116V80Q44 66 58 66H182Q196 66 196 80V116Z', inked(TONE, paint.ink, 5)),
    path('M82 48V86M158 48V86', lined(paint.ink, 16)),
    path('M82 48V86M158 48V86', lined(LEAF_GOLD, 8)),
    ...range(DAYS).map((day) => drawDay(day, paint)),
  ].join('');

const TICKET = 'M-84 -40H84V-13A13 13 0 0 0 84 13V40H-84V13A13 13 0 0 0 -84 -13Z';
const STAR = 'M0 -24L6 -7L24 -7L10 4L15 21L0 11L-15 21L-10 4L-24 -7L-6 -7Z';

const drawTicket = (fill: string, ink: string, degrees: number): string =>
  group(
    { transform: `${turned(degrees, [120, 236])} ${placed([120, 128])}` },
    path(TICKET, inked(fill, ink, 5)),
    path('M38 -38V38', { ...lined(ink, 3), 'stroke-dasharray': '1 8' }),
    path(STAR, { ...inked(LEAF_GOLD, ink, 3), transform: placed([-26, 0]) }),
    path('M54 -18H68M54 0H68M54 18H68', lined(ink, 5, 0.7)),
  );

/** Three tickets, one before the other. */
export const drawTickets = ({ ink, tones }: Palette): string =>
  drawTicket(tones[2], ink, -24) + drawTicket(GOLD, ink, 22) + drawTicket(TONE, ink, -2);

const stamp = (place: Point, scale: number): string =>
  group(
    { transform: placed(place, scale) },
    use(BIRD, { fill: DARK_GOLD, x: 1.6, y: 2 }),
    use(BIRD, { fill: LEAF_GOLD }),
  );

const drawMoney = ([x, y]: Point, radius: number, ink: string): string =>
  [
    circle([x, y], radius, inked(GOLD, ink, 5)),
    circle([x, y], radius * 0.78, lined(DARK_GOLD, 3)),
    stamp([x - radius * 0.55, y - radius * 0.58], radius / 85),
  ].join('');

/** What somebody says in a messaging app. */
export const drawBubble = ({ ink }: Palette): string =>
  [
    path(
      'M32 74Q32 52 54 52H186Q208 52 208 74V162Q208 184 186 184H124L82 230V184H54Q32 184 32 162Z',
      inked(TONE, ink, 5),
    ),
    drawMoney([120, 118], 48, ink),
    path('M48 84Q48 68 64 68', lined(WHITE, 6, 0.7)),
  ].join('');

const ROUND = 'M58 196A84 84 0 1 1 198 170';

/** A coin that comes back. */
export const drawReturn = ({ ink }: Palette): string =>
  [
    path(ROUND, lined(ink, 30)),
    path(ROUND, { ...lined(TONE, 20), 'stroke-linecap': 'butt' }),
    path('M162 158L232 160L190 214Z', inked(TONE, ink, 5)),
    drawMoney([120, 140], 52, ink),
  ].join('');

const STEPS = 4;

/** Steps that lead up. */
export const drawSteps = ({ ink }: Palette): string =>
  range(STEPS)
    .map((i) => {
      const [x, top] = [24 + i * 48, 196 - i * 40];
      return (
        path(`M${x} ${top}H${x + 48}V232H${x}Z`, inked(TONE, ink, 5)) +
        path(`M${x} ${top}H${x + 48}V${top + 14}H${x}Z`, inked(GOLD, ink))
      );
    })
    .join('');

const BLOCKS = [
  { x: 24, top: 158, digit: 'M-8 -14H8V0H-8V14H8' },
  { x: 152, top: 178, digit: 'M-8 -14H8V14H-8M-6 0H8' },
  { x: 88, top: 126, digit: 'M-7 -10L1 -15V15' },
];

/** The first three places. */
export const drawPodium = ({ ink }: Palette): string =>
  BLOCKS.map(({ x, top, digit }) =>
    [
      path(`M${x} ${top}H${x + 64}V236H${x}Z`, inked(TONE, ink, 5)),
      path(`M${x} ${top}H${x + 64}V${top + 13}H${x}Z`, inked(GOLD, ink)),
      path(digit, { ...lined(LEAF_GOLD, 7), transform: placed([x + 32, top + 36], 0.9) }),
    ].join(''),
  ).join('');

const SCALLOPS = 6;

/** A stall under an awning, with what is sold on its counter. */
export const drawStall = ({ ink, tones }: Palette): string => {
  const awning = range(SCALLOPS).map((i) => {
    const [left, top] = [22 + i * 33, 52 + i * 23];
    return path(
      `M${top} 58H${top + 23}L${left + 33} 108A16.5 16.5 0 0 1 ${left} 108Z`,
      inked(i % 2 === 0 ? SCARLET : IVORY, ink),
    );
  });
  return [
    path('M40 110V196M200 110V196', lined(ink, 14)),
    path('M40 110V196M200 110V196', lined(BRASS, 7)),
    circle([84, 164], 22, inked(GOLD, ink)),
    rect([110, 136], [40, 50], { ...inked(TONE, ink), rx: 5 }),
    path('M110 154H150M130 136V186', lined(LEAF_GOLD, 7)),
    path('M160 186L152 166L168 152L184 166L176 186Z', inked(tones[0], ink)),
    path('M24 184H216V234H24Z', inked(TEAK, ink, 5)),
    path('M18 184H222V200H18Z', inked(GOLD, ink)),
    ...awning,
  ].join('');
};

/** What is sent home. */
export const drawParcel = ({ ink }: Palette): string =>
  [
    path('M36 108L120 66L204 108V200L120 240L36 200Z', inked(TEAK, ink, 7)),
    path('M36 108L120 148L204 108M120 148V240', lined(ink, 7)),
    path('M76 88L160 128V160', lined(LEAF_GOLD, 14)),
  ].join('');

/** What is told as a code. */
export const drawVoucher = ({ ink }: Palette): string =>
  group(
    { transform: placed([120, 140], 1.15, -8) },
    path(TICKET, inked(GOLD, ink, 7)),
    path('M-52 -12H24M-52 12H2', lined(ink, 9)),
    path('M46 -34V34', { ...lined(ink, 4), 'stroke-dasharray': '1 9' }),
  );
