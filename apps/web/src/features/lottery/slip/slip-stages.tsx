import { Button, Icon, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatMoment } from '../../../shared/format/format-time.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { CountdownRing } from '../draw/countdown-ring.tsx';
import { useIssueName } from '../draw/use-issue-name.ts';
import type { Issue } from '../game/issues.ts';
import { priceLine } from '../game/price.ts';
import { useWords } from '../../../shared/lottery/use-words.ts';
import { SlipFigures, SpokenBet } from '../../../shared/slip/slip-parts.tsx';
import { Reveal } from './reveal.tsx';
import { Figures } from './figures.tsx';
import styles from './slip.module.css';
import type { PlacedOrder } from './use-sending.ts';
import type { SlipProps, Sum } from './use-sum.ts';

/** The whole bet in words once more, with the amount on the button. */
export const Confirm = (props: SlipProps & { issue: Issue | undefined; sum: Sum }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const { lottery, rules, issue, draft, prizeMode, placing, sum } = props;
  const nameOf = useIssueName();
  const words = useWords(rules.code);
  const { gameCode, name } = lottery.game;
  return (
    <div className={styles.slip}>
      <h3 className={styles.title}>{t('betting.confirmTitle')}</h3>
      {issue === undefined ? (
        <p>{t('betting.confirmInstant', { game: name })}</p>
      ) : (
        <>
          <p>{t('betting.confirmFor', { game: name, issue: nameOf(issue) })}</p>
          <CountdownRing openTime={issue.openTime} closeTime={issue.closeTime} />
        </>
      )}
      <ul className={styles.lines}>
        {draft.lines.map((line) => (
          <li key={line.id}>
            <SpokenBet>
              {t('betting.lineInWords', {
                play: words.playName(line.playType),
                selection: words.selectionText(rules.plays.get(line.playType), line.numbers),
                combinations: priceLine(rules, line, prizeMode)?.combinations ?? 0,
                unit: formatMoney(line.unitStake, symbol),
              })}
            </SpokenBet>
          </li>
        ))}
      </ul>
      <Figures sum={sum} limits={lottery.limits} />
      {sum.after !== null && (
        <p className={styles.text}>{t('betting.balanceAfter', { amount: formatMoney(sum.after, symbol) })}</p>
      )}
      <div className={styles.actions}>
        <Button disabled={placing.stage === 'sending'} onClick={placing.edit}>
          {t('betting.back')}
        </Button>
        <Button
          look="gold"
          loading={placing.stage === 'sending'}
          onClick={() => void placing.place({ gameCode, issue: issue?.issue ?? '', prizeMode })}
        >
          {t('betting.bet', { amount: formatMoney(sum.total, symbol) })}
        </Button>
      </div>
    </div>
  );
};

/** No answer came: the order may have been taken, and nobody is to bet it again. */
export const Checking = ({ placing, onChange }: SlipProps) => {
  const { t } = useTranslation('lottery');
  const drop = () => {
    onChange({ unanswered: null, lines: [] });
    placing.edit();
  };
  return (
    <div className={styles.slip} role="status">
      <h3 className={styles.title}>{t('betting.checkingTitle')}</h3>
      <p className={styles.text}>{t('betting.checkingText')}</p>
      <div className={styles.actions}>
        <Button onClick={drop}>{t('betting.letBe')}</Button>
        <Button look="gold" onClick={() => void placing.check()}>
          {t('betting.checkAgain')}
        </Button>
      </div>
    </div>
  );
};

/** The order was taken. */
export const Receipt = ({ lottery, rules, placing, order }: SlipProps & { order: PlacedOrder }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const nameOf = useIssueName();
  return (
    <div className={styles.slip} role="status">
      <h3 className={styles.title} data-good>
        <Icon name="check" size={20} /> {t('betting.placedTitle')}
      </h3>
      <SlipFigures>
        <div>
          <dt>{t('page.issue')}</dt>
          <dd>{nameOf(order)}</dd>
        </div>
        <div>
          <dt>{t('betting.ticket')}</dt>
          <dd className="num">{order.id}</dd>
        </div>
        <div>
          <dt>{t('betting.placedAt')}</dt>
          <dd className="num">{formatMoment(order.placedAt)}</dd>
        </div>
        <div>
          <dt>{t('betting.total')}</dt>
          <dd>
            <Money amount={order.stake} symbol={symbol} />
          </dd>
        </div>
      </SlipFigures>
      {lottery.game.isInstant ? (
        <Reveal rules={rules} order={order} />
      ) : (
        <p className={styles.text}>{t('betting.resultAt', { at: formatInstant(order.drawTime) })}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={placing.again}>{t('betting.betAgain')}</Button>
        <Button look="gold" onClick={placing.edit}>
          {t('betting.done')}
        </Button>
      </div>
    </div>
  );
};
