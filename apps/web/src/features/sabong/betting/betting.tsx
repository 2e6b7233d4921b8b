import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { gated } from '../../../shared/gate.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { FightHead } from '../fight/fight-head.tsx';
import { Outcome } from '../fight/outcome.tsx';
import { PoolBar } from '../fight/pool-bar.tsx';
import { SideButton } from '../fight/side-button.tsx';
import fightStyles from '../fight/fight.module.css';
import type { Fight, Limits, Pick } from '../live/use-arenas.ts';
import { AmountChoice } from './amount-choice.tsx';
import styles from './betting.module.css';
import { FightBets } from './fight-bets.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import { isBettable } from './presets.ts';
import { Short } from './short.tsx';
import { useLacks } from './use-lacks.ts';
import { usePlaceBet } from './use-place-bet.ts';

const PICKS = ['meron', 'draw', 'wala'] as const;

interface BettingProps {
  fight: Fight;
  limits: Limits;
}

/** The fight: its sides with what they pay, and bets on it by an amount and a side. */
export const Betting = ({ fight, limits }: BettingProps) => {
  const [amount, setAmount] = useState('');
  const { placing, isBusy, bet, check } = usePlaceBet(fight.id);
  const lacks = useLacks(amount);
  const isOpen = fight.state === 'OPEN' || fight.state === 'LAST_CALL';
  const amountOn = (pick: Pick): string | null =>
    lacks === null && isBettable(amount, pick, limits) ? amount : null;
  const betOn = (pick: Pick): void => gated({ reason: 'play', real: true }, () => bet(pick, amount));
  const sent = placing.stage === 'sending' || placing.stage === 'checking' ? placing.request.pick : null;
  return (
    <section className={styles.fight} aria-labelledby={`fight-${fight.id}`}>
      <FightHead fight={fight} />
      <Outcome fight={fight} />
      <div className={fightStyles.sides}>
        {PICKS.map((pick) => (
          <SideButton
            key={pick}
            fight={fight}
            pick={pick}
            amount={amountOn(pick)}
            isOpen={isOpen && !isBusy}
            isSending={sent === pick}
            onBet={betOn}
          />
        ))}
      </div>
      <PoolBar fight={fight} />
      {isOpen && <AmountChoice limits={limits} amount={amount} onChange={setAmount} />}
      {isOpen && lacks !== null && <Short lacks={lacks} />}
      <PlacingNotice placing={placing} onCheck={check} />
      <FightBets fight={fight} />
      <Terms limits={limits} />
    </section>
  );
};

const Terms = ({ limits: { least, most, mostOnDraw } }: { limits: Limits }) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  const values = {
    least: formatMoney(least, symbol),
    most: formatMoney(most, symbol),
    mostOnDraw: formatMoney(mostOnDraw, symbol),
  };
  return (
    <p className={styles.text}>
      {t('betting.limits', values)} {t('page.drawRule')} {t('betting.noTakeBack')}
    </p>
  );
};
