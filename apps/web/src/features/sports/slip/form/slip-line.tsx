import { Icon, IconButton } from '@hintha/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePickWords } from '../../../../shared/sports/use-pick-words.ts';
import { withMinus, writePrice } from '../../../../shared/sports/prices.ts';
import { usePreferences, type PriceFormat } from '../../markets/use-preferences.ts';
import { writeLine, lineOfPick } from '../../../../shared/sports/picks.ts';
import type { LegNow, Moved } from '../leg-now.ts';
import type { LegProblem } from '../modes.ts';
import { withoutLegs, type SlipLeg } from '../slip.ts';
import type { SlipBet } from '../use-slip-bets.ts';
import { changeSlip } from '../use-slip.ts';
import { LineStake } from './line-stake.tsx';
import styles from './slip-line.module.css';

interface SlipLineProps {
  leg: LegNow;
  problem: LegProblem | undefined;
  /** The bet that this line is by itself. */
  single: SlipBet | undefined;
  isAlone: boolean;
}

const writeShown = ({ price, fee }: SlipLeg, format: PriceFormat): string =>
  fee?.text ?? withMinus(writePrice(price ?? '', format));

/** One selection: what it is, what it pays, what has changed, and why it is not in the bet. */
export const SlipLine = memo(({ leg: line, problem, single, isAlone }: SlipLineProps) => {
  const { key, leg, now, state, moved } = line;
  const { t } = useTranslation('sports');
  const words = usePickWords();
  const chosen = usePreferences((preferences) => preferences.format);
  const format = single === undefined ? 'decimal' : chosen;
  const name = words.pickName(leg, leg);
  const isApart = problem?.kind === 'feeApart' || problem?.kind === 'priceApart';
  return (
    <li className={styles.line} data-state={state} data-apart={isApart || undefined}>
      <b className={styles.pick}>{name}</b>
      <span className={`num ${styles.price}`}>
        <Shown leg={leg} now={now} moved={moved} format={format} />
      </span>
      <IconButton
        icon="close"
        size={18}
        className={styles.remove}
        aria-label={t('slip.remove', { pick: name })}
        onClick={() => changeSlip((slip) => withoutLegs(slip, [key]))}
      />
      <span className={styles.about}>
        {words.marketName(leg.code)}
        <br />
        {words.eventName(leg)}
      </span>
      <Note leg={leg} now={now} state={state} moved={moved} problem={problem} />
      {single !== undefined && !isAlone && state !== 'closed' && <LineStake single={single} name={name} />}
    </li>
  );
});

/** The price or the fee; one that has changed beside what it was. */
const Shown = ({
  leg,
  now,
  moved,
  format,
}: Pick<LegNow, 'leg' | 'now' | 'moved'> & { format: PriceFormat }) => {
  const before = writeShown(leg, format);
  if (moved !== 'price' && moved !== 'fee') return <>{before}</>;
  return (
    <>
      <s>{before}</s> <Icon name="chevron-right" size={14} label="→" /> <b>{writeShown(now, format)}</b>
    </>
  );
};

type NoteProps = Pick<LegNow, 'leg' | 'now' | 'state' | 'moved'> & { problem: LegProblem | undefined };

const MOVED: Readonly<Record<Moved, 'slip.priceMoved' | 'slip.lineMoved' | 'slip.feeMoved'>> = {
  price: 'slip.priceMoved',
  line: 'slip.lineMoved',
  fee: 'slip.feeMoved',
};

/** What has to be known of a line before it is bet. */
const Note = (props: NoteProps) => {
  const text = useNote(props);
  if (text === null) return null;
  return (
    <p className={styles.note} role="status">
      <Icon name={props.state === 'open' ? 'info' : 'lock'} size={16} />
      <span>{text}</span>
    </p>
  );
};

const useNote = ({ leg, now, state, moved, problem }: NoteProps): string | null => {
  const { t } = useTranslation('sports');
  const words = usePickWords();
  if (problem !== undefined && 'other' in problem)
    return t(`slip.${problem.kind}`, { other: words.pickName(problem.other, problem.other) });
  if (problem !== undefined) return t(`slip.${problem.kind}`);
  if (state === 'closed') return t(leg.fee === null ? 'slip.closed' : 'slip.kickedOff');
  if (state === 'suspended') return t('slip.suspended');
  if (moved === null) return null;
  return moved === 'line' ? `${t(MOVED.line)} ${changeOfLine(leg, now)}` : t(MOVED[moved]);
};

const lineText = ({ code, pick, line }: SlipLeg): string =>
  writeLine(code, lineOfPick(code, pick, line) ?? '');

const changeOfLine = (leg: SlipLeg, now: SlipLeg): string => `${lineText(leg)} → ${lineText(now)}`;
