import { Button } from '@hintha/ui';
import type { LotteryRules, Play } from '@hintha/lottery';
import { formatAmount } from '@hintha/money';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { ChaseSheet } from './chase/chase-sheet.tsx';
import { Below } from './below/below.tsx';
import { DrawHeader } from './draw/draw-header.tsx';
import { RulesSheet } from './draw/rules-sheet.tsx';
import { useIssueName } from './draw/use-issue-name.ts';
import { useAskedLine } from './game/use-asked-line.ts';
import { useBetting, type Betting as BettingState, type Current } from './game/use-betting.ts';
import type { Line } from './game/price.ts';
import type { Lottery } from './game/use-lottery.ts';
import { useTaken } from './game/use-taken.ts';
import { useWords } from '../../shared/lottery/use-words.ts';
import styles from './lottery.module.css';
import { ModeSlider } from './picker/mode-slider.tsx';
import { Picker } from './picker/picker.tsx';
import { PlayTabs } from './picker/play-tabs.tsx';
import { StakeBox } from './picker/stake-box.tsx';
import { SlipPlace } from './slip/slip-place.tsx';
import { usePlaceOrder } from './slip/use-place-order.ts';

interface BettingProps {
  lottery: Lottery;
  rules: LotteryRules;
  /** The play that the address asks for. */
  askedPlay: string;
}

/** The lottery itself: its head, the picker, the slip, and what was bet and drawn. */
export const Betting = ({ lottery, rules, askedPlay }: BettingProps) => {
  const betting = useBetting(lottery, rules, askedPlay);
  const placing = usePlaceOrder(betting.draft, betting.change);
  const [withRules, setWithRules] = useState(false);
  const isAsked = useAskedLine(lottery, rules, betting);
  const [isSlipOpen, setSlipOpen] = useState(isAsked || placing.stage === 'checking');
  const [chased, setChased] = useState<Line | null>(null);
  const { play, prizeMode, issue } = betting;
  const openRules = useCallback(() => setWithRules(true), []);
  const bet = () => {
    betting.add();
    placing.confirm();
    setSlipOpen(true);
  };
  const chase = (line: Line) => {
    setSlipOpen(false);
    setChased(line);
  };
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <DrawHeader
          lottery={lottery}
          rules={rules}
          open={betting.open}
          issue={issue}
          opensAt={betting.opensAt}
          onIssue={betting.chooseIssue}
          onRules={openRules}
        />
        <Gone betting={betting} />
        {play !== undefined && (
          <Putting lottery={lottery} rules={rules} betting={betting} play={play} onBet={bet} />
        )}
        <Below lottery={lottery} rules={rules} />
      </div>
      <SlipPlace
        lottery={lottery}
        rules={rules}
        issue={issue}
        draft={betting.draft}
        prizeMode={prizeMode}
        placing={placing}
        onChange={betting.change}
        isOpen={isSlipOpen}
        onOpen={setSlipOpen}
        onChase={lottery.game.isInstant ? undefined : chase}
      />
      {chased !== null && (
        <ChaseSheet
          lottery={lottery}
          rules={rules}
          line={chased}
          from={betting.draft.issue}
          prizeMode={prizeMode}
          onTaken={() => betting.remove(chased)}
          onClose={() => setChased(null)}
        />
      )}
      {withRules && play !== undefined && (
        <RulesSheet
          lottery={lottery}
          rules={rules}
          play={play}
          prizeMode={prizeMode}
          onClose={() => setWithRules(false)}
        />
      )}
    </div>
  );
};

/** The numero of the slip has closed: the next one is offered, and nothing moves by itself. */
const Gone = ({ betting: { gone, open, chooseIssue } }: { betting: BettingState }) => {
  const { t } = useTranslation('lottery');
  const nameOf = useIssueName();
  if (gone === null) return null;
  const [next] = open;
  return (
    <div className={styles.gone} role="alert">
      <p>{t('betting.gone', { issue: nameOf(gone) })}</p>
      {next !== undefined && (
        <Button look="soft" onClick={() => chooseIssue(next.issue)}>
          {t('betting.moveOn', { issue: nameOf(next) })}
        </Button>
      )}
    </div>
  );
};

interface PuttingProps {
  lottery: Lottery;
  rules: LotteryRules;
  betting: BettingState;
  play: Play;
  onBet: () => void;
}

/** Where a bet is put together. */
const Putting = ({ lottery, rules, betting, play, onBet }: PuttingProps) => {
  const words = useWords(rules.code);
  const { draft, change, prizeMode } = betting;
  const { amount, times, unit } = draft;
  const staked = useMemo(() => ({ amount, times, unit }), [amount, times, unit]);
  const changeMode = useCallback((mode: number) => change({ prizeMode: mode }), [change]);
  const taken = useTaken(lottery.game.gameCode, betting.issue?.issue);
  return (
    <section className={styles.card}>
      <PlayTabs
        rules={rules}
        playTypes={lottery.playTypes}
        chosen={play.code}
        words={words}
        onChoose={betting.choosePlay}
      />
      <Picker
        key={play.code}
        play={play}
        picked={draft.picked}
        prizeMode={prizeMode}
        words={words}
        taken={taken}
        onPick={betting.pick}
      />
      <div className={styles.terms}>
        <StakeBox
          rules={rules}
          staked={staked}
          isRefused={betting.isStakeRefused}
          onChange={betting.change}
        />
        <ModeSlider play={play} modes={lottery.modes} prizeMode={prizeMode} onChange={changeMode} />
      </div>
      <Summary
        current={betting.current}
        isOpen={betting.issue !== undefined || lottery.game.isInstant}
        onAdd={betting.add}
        onBet={onBet}
      />
    </section>
  );
};

interface SummaryProps {
  current: Current | undefined;
  isOpen: boolean;
  onAdd: () => void;
  onBet: () => void;
}

/** What is picked in plain words, and the two ways on. */
const Summary = ({ current, isOpen, onAdd, onBet }: SummaryProps) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const isStopped = current === undefined || !isOpen;
  return (
    <div className={styles.summary}>
      <p aria-live="polite">{current === undefined ? t('betting.pickFirst') : <InWords {...current} />}</p>
      <div className={styles.ways}>
        <Button disabled={isStopped} onClick={onAdd}>
          {t('betting.add')}
        </Button>
        <Button look="gold" disabled={isStopped} onClick={onBet}>
          {current === undefined
            ? t('betting.betOnly')
            : t('betting.bet', { amount: formatMoney(formatAmount(current.priced.stake), symbol) })}
        </Button>
      </div>
    </div>
  );
};

const InWords = ({ line: { unitStake }, priced: { combinations, stake, hit } }: Current) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const [least, most] = hit;
  const values = {
    combinations: formatNumber(combinations),
    unit: formatMoney(unitStake, symbol),
    stake: formatMoney(formatAmount(stake), symbol),
    least: formatMoney(formatAmount(least), symbol),
    most: formatMoney(formatAmount(most), symbol),
  };
  return (
    <>
      {t('betting.costs', values)} ·{' '}
      <b>{t(least === most ? 'betting.pays' : 'betting.paysBetween', values)}</b>
    </>
  );
};
