import { Button, EmptyState, IconButton, Money } from '@hintha/ui';
import { formatAmount, ZERO } from '@hintha/money';
import type { Play } from '@hintha/lottery';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { useIssueName } from '../draw/use-issue-name.ts';
import { priceLine, timesOf, type Line } from '../game/price.ts';
import { useWords } from '../../../shared/lottery/use-words.ts';
import { SlipError } from '../../../shared/slip/slip-parts.tsx';
import { Figures } from './figures.tsx';
import { Short } from './short.tsx';
import { Checking, Confirm, Receipt } from './slip-stages.tsx';
import styles from './slip.module.css';
import { useSum, type SlipProps, type Sum } from './use-sum.ts';

/** The bet slip of a lottery, from its first line to the receipt. */
export const Slip = (props: SlipProps) => {
  const { t } = useTranslation('lottery');
  const { draft, placing, issue, lottery } = props;
  const sum = useSum(props);
  const { stage } = placing;
  if (stage === 'placed' && placing.taken !== null) return <Receipt {...props} order={placing.taken.order} />;
  if (stage === 'checking') return <Checking {...props} />;
  if (stage !== 'edit' && (issue !== undefined || lottery.game.isInstant))
    return <Confirm {...props} issue={issue} sum={sum} />;
  return (
    <div className={styles.slip}>
      {placing.error !== null && (
        <SlipError>
          {placing.error} {t('betting.nothingTaken')}
        </SlipError>
      )}
      {draft.lines.length === 0 ? (
        <EmptyState title={t('betting.emptyTitle')} text={t('betting.emptyText')} />
      ) : (
        <Filled {...props} sum={sum} />
      )}
    </div>
  );
};

const Filled = (props: SlipProps & { sum: Sum }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const { draft, placing, issue, sum, lottery, onChange } = props;
  const nameOf = useIssueName();
  const { mostBets, leastOrder } = lottery.limits;
  const isTooMany = draft.lines.length > mostBets;
  const hasDraw = issue !== undefined || lottery.game.isInstant;
  const isStopped = !hasDraw || sum.isTooSmall || sum.lacks !== null || isTooMany;
  return (
    <>
      {issue !== undefined && <p className={styles.text}>{t('betting.forDraw', { issue: nameOf(issue) })}</p>}
      <ul className={styles.lines}>
        {draft.lines.map((line) => (
          <LineRow key={line.id} {...props} line={line} />
        ))}
      </ul>
      <Figures sum={sum} limits={lottery.limits} />
      {sum.isTooSmall && (
        <p className={styles.text}>{t('betting.atLeast', { least: formatMoney(leastOrder, symbol) })}</p>
      )}
      {isTooMany && <p className={styles.text}>{t('betting.tooMany', { most: mostBets })}</p>}
      {sum.lacks !== null && <Short lacks={sum.lacks} />}
      <div className={styles.actions}>
        <Button onClick={() => onChange({ lines: [] })}>{t('betting.clearSlip')}</Button>
        <Button look="gold" disabled={isStopped} onClick={placing.confirm}>
          {t('betting.bet', { amount: formatMoney(sum.total, symbol) })}
        </Button>
      </div>
    </>
  );
};

/** How many times its stake a hit pays, where that is one figure. */
const timesText = (play: Play | undefined, prizeMode: number): string => {
  const [prize, ...others] = play?.prizes ?? [];
  return prize === undefined || others.length > 0 ? '' : ` · ×${timesOf(prize, prizeMode)}`;
};

const LineRow = ({ line, rules, prizeMode, draft, onChange, onChase }: SlipProps & { line: Line }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const words = useWords(rules.code);
  const play = rules.plays.get(line.playType);
  const priced = priceLine(rules, line, prizeMode);
  const name = words.playName(line.playType);
  return (
    <li className={styles.line}>
      <b>{name}</b>
      <span className={styles.selection}>{words.selectionText(play, line.numbers)}</span>
      <span className={styles.text}>
        {priced?.combinations ?? 0} × {formatMoney(line.unitStake, symbol)}
        {timesText(play, prizeMode)}
      </span>
      <Money amount={formatAmount(priced?.stake ?? ZERO)} symbol={symbol} className={styles.amount} />
      <IconButton
        icon="close"
        className={styles.remove}
        aria-label={t('betting.removeLine', { play: name })}
        onClick={() => onChange({ lines: draft.lines.filter(({ id }) => id !== line.id) })}
      />
      {onChase !== undefined && (
        <Button className={styles.chase} aria-haspopup="dialog" onClick={() => onChase(line)}>
          {t('chase.open')}
        </Button>
      )}
    </li>
  );
};
