import type { lottery } from '@hintha/contract';
import styles from './menu.module.css';

type Kind = lottery.LotteryImage | 'other';

/** What stands on the balls of each kind, and how they lie. */
const BALLS: Readonly<Record<Kind, readonly (readonly [x: number, y: number, text: string, tone: Tone])[]>> =
  {
    SSC: [
      [16, 44, '3', 'gold'],
      [40, 44, '8', 'gold'],
      [64, 44, '0', 'gold'],
      [28, 22, '5', 'red'],
      [52, 22, '1', 'red'],
    ],
    '11X5': [
      [16, 42, '01', 'jade'],
      [40, 46, '05', 'gold'],
      [64, 42, '11', 'jade'],
      [28, 21, '07', 'blue'],
      [52, 21, '09', 'blue'],
    ],
    PK10: [],
    LF: [
      [15, 34, '3', 'red'],
      [40, 34, '6', 'gold'],
      [65, 34, '9', 'red'],
    ],
    LHC: [
      [18, 44, '07', 'red'],
      [40, 46, '16', 'jade'],
      [62, 44, '25', 'blue'],
      [40, 21, '49', 'jade'],
    ],
    other: [
      [26, 34, '?', 'gold'],
      [54, 34, '8', 'red'],
    ],
  };

type Tone = 'gold' | 'red' | 'jade' | 'blue';

const Ball = ({ at: [x, y, text, tone] }: { at: readonly [number, number, string, Tone] }) => (
  <g data-tone={tone} className={styles.pictured}>
    <circle cx={x} cy={y} r="12" />
    <circle cx={x - 3} cy={y - 4} r="3" className={styles.gloss} />
    <text x={x} y={y + 4}>
      {text}
    </text>
  </g>
);

const LANES = [
  { y: 16, x: 46, tone: 'red' },
  { y: 33, x: 58, tone: 'gold' },
  { y: 50, x: 34, tone: 'blue' },
] as const;

/** Three cars on their lanes: the ten that race. */
const Race = () => (
  <>
    {LANES.map(({ y, x, tone }) => (
      <g key={y} data-tone={tone} className={styles.pictured}>
        <path className={styles.lane} d={`M4 ${y + 7}H76`} />
        <path d={`M${x - 18} ${y + 4}l3-7h7l4-4h8l5 5h6q4 0 4 6Z`} />
        <circle cx={x - 10} cy={y + 5} r="3.4" className={styles.wheel} />
        <circle cx={x + 10} cy={y + 5} r="3.4" className={styles.wheel} />
      </g>
    ))}
  </>
);

/** The picture of a kind of lottery; one of no kind of its own has balls that stand for any. */
export const LotteryImage = ({ image }: { image: lottery.LotteryImage | null }) => {
  const kind: Kind = image ?? 'other';
  return (
    <svg className={styles.image} viewBox="0 0 80 64" data-kind={kind} aria-hidden>
      {kind === 'PK10' ? (
        <Race />
      ) : (
        BALLS[kind].map((ball) => <Ball key={`${ball[0]} ${ball[1]}`} at={ball} />)
      )}
    </svg>
  );
};
