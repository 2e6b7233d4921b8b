import { Button, IconButton } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../shared/format/format.ts';
import { gated, openDeposit } from '../../../../shared/gate.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { routeGuardOf } from '../../../../shared/route-guard.ts';
import { useSession } from '../../../../shared/session.ts';
import { withMinus, writePrice } from '../../../../shared/sports/prices.ts';
import { usePickWords } from '../../../../shared/sports/use-pick-words.ts';
import { usePreferences } from '../../markets/use-preferences.ts';
import { quickPlacer } from '../placing/placers.ts';
import { EMPTY_SLIP, keyOf, type SlipLeg, toggleLeg } from '../slip.ts';
import { useSlipSettings } from '../slip-settings.ts';
import { useSlipBets, type SlipBets } from '../use-slip-bets.ts';
import { changeSlip, chooseQuick, useSlip } from '../use-slip.ts';
import { confirmBets, placeBets } from './place-slip.ts';
import { Placed } from './placed.tsx';
import styles from './quick-bet.module.css';
import { useBetProblem } from './use-problem-text.ts';
import { useHeldBack } from './use-held-back.ts';
import { useOverFoot } from './use-over-foot.ts';

/** Whether a quick bet is put together or on its way. */
export const useHasQuick = (): boolean => {
  const isChosen = useSlip((state) => state.quick !== null);
  const isPlacing = quickPlacer.use((state) => state.placing.stage === 'placing');
  return isChosen || isPlacing;
};

/** One selection with a stake that is ready: two taps from the price to the bet. */
export const QuickBet = () => {
  const { t } = useTranslation('sports');
  const quick = useSlip((state) => state.quick);
  const placing = quickPlacer.use((state) => state.placing);
  useOverFoot('176px');
  return (
    <section className={styles.strip} aria-label={t('slip.quick')}>
      {placing.stage === 'placing' && <Placed placer={quickPlacer} placed={placing.placed} />}
      {placing.stage !== 'placing' && quick !== null && <Choosing key={keyOf(quick)} leg={quick} />}
    </section>
  );
};

const Choosing = ({ leg }: { leg: SlipLeg }) => {
  const [first] = useSlipSettings((settings) => settings.presets);
  const last = useSlip((state) => state.slip.stake);
  const [stake, setStake] = useState(last === '' ? (first ?? '') : last);
  const slip = useMemo(() => ({ ...EMPTY_SLIP, legs: [leg], stake }), [leg, stake]);
  const bets = useSlipBets(slip);
  useHeldBack(quickPlacer, bets);
  return <Choose leg={leg} bets={bets} stake={stake} onStake={setStake} />;
};

interface ChooseProps {
  leg: SlipLeg;
  bets: SlipBets;
  stake: string;
  onStake: (stake: string) => void;
}

const Choose = ({ leg, bets, stake, onStake }: ChooseProps) => {
  const { t } = useTranslation('sports');
  const presets = useSlipSettings((settings) => settings.presets);
  const putOnSlip = () => {
    changeSlip((slip) => toggleLeg(slip, leg));
    chooseQuick(null);
  };
  return (
    <>
      <Named leg={leg} bets={bets} />
      <div className={styles.row}>
        <div className={styles.presets} role="group" aria-label={t('slip.presets')}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={`num ${styles.preset}`}
              aria-pressed={stake === preset}
              onClick={() => onStake(preset)}
            >
              {formatNumber(Number(preset))}
            </button>
          ))}
          <IconButton icon="plus" aria-label={t('slip.addToSlip')} onClick={putOnSlip} />
        </div>
        <BetNow bets={bets} />
      </div>
    </>
  );
};

/** What is bet on, at which price now, and what it costs and pays. */
const Named = ({ leg, bets }: { leg: SlipLeg; bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const words = usePickWords();
  const format = usePreferences((preferences) => preferences.format);
  const now = bets.legs[0]?.now ?? leg;
  return (
    <div className={styles.named}>
      <b>{words.pickName(now, now)}</b>
      <b className="num">{now.fee?.text ?? withMinus(writePrice(now.price ?? '', format))}</b>
      <small>
        <QuickNote bets={bets} code={leg.code} />
      </small>
      <IconButton icon="close" size={18} aria-label={t('slip.close')} onClick={() => chooseQuick(null)} />
    </div>
  );
};

const QuickNote = ({ bets, code }: { bets: SlipBets; code: string }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const words = usePickWords();
  const problemText = useBetProblem();
  const [only] = bets.bets;
  const state = bets.legs[0]?.state;
  if (state === 'suspended' || state === 'closed') return <>{t(`slip.${state}`)}</>;
  const problem = only && problemText(only, 'single');
  if (typeof problem === 'string') return <>{problem}</>;
  const returns = t('slip.returns', { amount: formatMoney(formatAmount(bets.sum.payout), symbol) });
  return (
    <>
      {words.marketName(code)} · {formatMoney(formatAmount(bets.sum.stake), symbol)} · {returns}
    </>
  );
};

const BetNow = ({ bets }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const session = useSession();
  const stage = quickPlacer.use((state) => state.placing.stage);
  const { hasMoved, lacks, legs, sum, ready } = bets;
  if (routeGuardOf(session, true) !== 'free')
    return (
      <Button look="gold" onClick={() => gated({ reason: 'play', real: true }, () => undefined)}>
        {t('slip.login')}
      </Button>
    );
  if (hasMoved)
    return (
      <Button look="gold" onClick={() => chooseQuick(legs[0]?.now ?? null)}>
        {t('slip.accept')}
      </Button>
    );
  if (lacks !== null)
    return (
      <Button look="soft" onClick={openDeposit}>
        {t('slip.deposit')}
      </Button>
    );
  if (stage === 'confirming')
    return (
      <Button look="gold" onClick={() => confirmBets(quickPlacer, bets)}>
        {t('slip.confirmTitle')}
      </Button>
    );
  return (
    <Button
      look="gold"
      loading={stage === 'validating'}
      disabled={ready.length === 0}
      aria-label={t('slip.bet', { amount: formatMoney(formatAmount(sum.stake), symbol) })}
      onClick={() => placeBets(quickPlacer, bets)}
    >
      {t('slip.betOnly')}
    </Button>
  );
};
