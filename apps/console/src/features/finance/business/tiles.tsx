import { Money } from '@hintha/ui';
import { Link } from 'react-router';
import type { ConsoleCall } from '@hintha/contract';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import styles from './business.module.css';
import { changeOf } from './change.ts';
import type { Period } from './period.ts';
import { sayFigure, type Kind } from './sheet.ts';
import type { Business } from './use-business.ts';

interface TileOf {
  readonly id: 'gaming' | 'deposits' | 'withdrawals' | 'active' | 'joined' | 'firstDeposits';
  readonly kind: Kind;
  /** The list of what makes the figure, for who may see it. */
  readonly needs?: ConsoleCall;
  readonly to?: (period: Period) => string;
  /** Neither more nor less of it is good or bad. */
  readonly neutral?: boolean;
}

const TILES: readonly TileOf[] = [
  {
    id: 'gaming',
    kind: 'money',
    needs: 'readMoneyReport',
    to: ({ from, to }) => `/finance?from=${from}&to=${to}`,
  },
  { id: 'deposits', kind: 'money', needs: 'queueDeposits', to: () => '/deposits?state=CREDITED' },
  {
    id: 'withdrawals',
    kind: 'money',
    neutral: true,
    needs: 'queueWithdrawals',
    to: () => '/withdrawals?state=COMPLETED',
  },
  { id: 'active', kind: 'count', needs: 'listMembers', to: () => '/members?segment=active' },
  { id: 'joined', kind: 'count', needs: 'listMembers', to: () => '/members?segment=new' },
  { id: 'firstDeposits', kind: 'count' },
];

const SIGNS = { up: '▲', down: '▼', same: '＝' } as const;

/** A figure beside the one of the period before: by how much it differs, and in words. */
const ChangeMark = ({
  now,
  before,
  neutral,
}: {
  now: string;
  before: string;
  neutral?: boolean | undefined;
}) => {
  const t = useTexts();
  const change = changeOf(now, before);
  if (change === null) return <span className={styles.change}>{t('business.fromNothing')}</span>;
  const words = t(`business.${change.way}`, { percent: change.percent });
  return (
    <span className={styles.change} data-way={neutral === true ? undefined : change.way} title={words}>
      <span aria-hidden>
        {SIGNS[change.way]} {change.percent}%
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
};

interface Props {
  readonly period: Period;
  readonly business: Business;
}

const Tile = ({ tile: { id, kind, needs, to, neutral }, period, business }: Props & { tile: TileOf }) => {
  const t = useTexts();
  const may = useMay();
  const now = String(business.total[id]);
  const before = String(business.before.total[id]);
  const name = t(`business.figures.${id}`);
  return (
    <li className={styles.tile}>
      <h2 className={styles.tileName} title={t(`business.help.${id}`)}>
        {to !== undefined && needs !== undefined && may(needs) ? <Link to={to(period)}>{name}</Link> : name}
      </h2>
      <p className={styles.tileFigure}>
        {kind === 'money' ? <Money amount={now} symbol="Ks" /> : sayFigure(kind, now)}
      </p>
      <p className={styles.tileBefore}>
        <ChangeMark now={now} before={before} neutral={neutral} />{' '}
        {t('business.before', { value: sayFigure(kind, before) })}
      </p>
    </li>
  );
};

/** The figures of the period at a glance. */
export const Tiles = (props: Props) => {
  const t = useTexts();
  return (
    <ul className={styles.tiles} aria-label={t('business.title')}>
      {TILES.map((tile) => (
        <Tile key={tile.id} tile={tile} {...props} />
      ))}
    </ul>
  );
};
