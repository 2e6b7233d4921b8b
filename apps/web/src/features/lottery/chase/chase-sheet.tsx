import { formatAmount } from '@hintha/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { LotteryRules } from '@hintha/lottery';
import { issuesAhead } from '../game/issues.ts';
import { pricesOf, type Line } from '../game/price.ts';
import type { Lottery } from '../game/use-lottery.ts';
import { useNowAt } from '../game/use-now-at.ts';
import { useWords } from '../../../shared/lottery/use-words.ts';
import { SpokenBet } from '../../../shared/slip/slip-parts.tsx';
import { ChaseFields } from './chase-form.tsx';
import { ChaseBegun, ChaseUnanswered } from './chase-stages.tsx';
import { ChaseSum } from './chase-sum.tsx';
import { ChaseTable } from './chase-table.tsx';
import styles from './chase.module.css';
import { firstForm, planOf, type ChaseForm } from './plan.ts';
import { useCreateChase } from './use-create-chase.ts';

export interface ChaseSheetProps {
  lottery: Lottery;
  rules: LotteryRules;
  line: Line;
  /** The numero that the slip is for. */
  from: string | null;
  prizeMode: number;
  onTaken: () => void;
  onClose: () => void;
}

/** Plans one selection on many draws, shows what each of them costs and brings, and begins it. */
export const ChaseSheet = (props: ChaseSheetProps) => {
  const { t } = useTranslation('lottery');
  const { onTaken, onClose } = props;
  const creating = useCreateChase(onTaken);
  const { stage, again } = creating;
  return (
    <Drawer title={t('chase.title')} closeLabel={t('page.close')} onClose={onClose}>
      <div className={styles.sheet}>
        {stage.name === 'taken' && <ChaseBegun chase={stage.chase} onClose={onClose} />}
        {stage.name === 'unanswered' && (
          <ChaseUnanswered onAgain={() => void again(stage.request)} onClose={onClose} />
        )}
        {(stage.name === 'edit' || stage.name === 'sending') && <Planner {...props} creating={creating} />}
      </div>
    </Drawer>
  );
};

/** More than a plan takes. */
const MOST_CHASED = 120;

const useIssuesAhead = (lottery: Lottery, from: string | null) => {
  const closings = [...(lottery.numero === null ? [] : [lottery.numero]), ...lottery.ahead];
  const now = useNowAt(closings.map(({ closeTime }) => closeTime));
  return issuesAhead(lottery, Math.max(now, serverNow()), from).slice(0, MOST_CHASED);
};

const Planner = ({
  lottery,
  rules,
  line,
  from,
  prizeMode,
  creating: { stage, create },
}: ChaseSheetProps & { creating: ReturnType<typeof useCreateChase> }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const words = useWords(rules.code);
  const issues = useIssuesAhead(lottery, from);
  const [form, setForm] = useState<ChaseForm>(() => firstForm(issues.length));
  const plan = planOf(pricesOf(rules, lottery.limits), { line, form, issues, prizeMode });
  const { gameCode } = lottery.game;
  const { playType, numbers, unitStake } = line;
  const begin = (items: { issue: string; multiple: number }[]) =>
    void create({ gameCode, playType, numbers, unitStake, prizeMode, items, stopOnWin: form.stopOnWin });
  return (
    <>
      <SpokenBet>
        <b>{words.playName(playType)}</b> {words.selectionText(rules.plays.get(playType), numbers)}
        <small>{t('chase.each', { unit: formatMoney(unitStake, symbol) })}</small>
      </SpokenBet>
      <ChaseFields
        form={form}
        most={issues.length}
        onChange={(change) => setForm((now) => ({ ...now, ...change }))}
      />
      {typeof plan === 'string' ? (
        <p className={styles.problem} role="status">
          {t(`chase.problems.${plan}`, { most: issues.length })}
        </p>
      ) : (
        <>
          <ChaseTable steps={plan.steps} />
          <ChaseSum
            plan={plan}
            leastOrder={lottery.limits.leastOrder}
            error={stage.name === 'edit' ? stage.error : null}
            isSending={stage.name === 'sending'}
            label={t('chase.begin', { total: formatMoney(formatAmount(plan.total), symbol) })}
            onBegin={() => begin(plan.steps.map(({ issue, multiple }) => ({ issue, multiple })))}
          />
        </>
      )}
    </>
  );
};
