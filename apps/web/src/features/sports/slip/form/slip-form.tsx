import { Button } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { gated } from '../../../../shared/gate.ts';
import { ChoiceChips } from '../../../../shared/parts/choice-chips.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { routeGuardOf } from '../../../../shared/route-guard.ts';
import { useSession } from '../../../../shared/session.ts';
import { writePrice } from '../../../../shared/sports/prices.ts';
import { systemSizeOf } from '../bets.ts';
import { isBuilder, legsOfMode, modeOf, modesOf } from '../modes.ts';
import type { Placing } from '../placing/placing.ts';
import type { Mode } from '../slip.ts';
import { agreeToTogether, type Builder } from '../use-builder.ts';
import { agreeTo } from '../use-legs-now.ts';
import type { SlipBets } from '../use-slip-bets.ts';
import { changeSlip, openSlip, useSlip } from '../use-slip.ts';
import { countBets } from '../work-out.ts';
import { Shortfall, SlipError } from '../../../../shared/slip/slip-parts.tsx';
import { Figures, Terms } from './figures.tsx';
import { SlipLine } from './slip-line.tsx';
import styles from './slip.module.css';
import { StakeField } from './stake-field.tsx';
import { placeSlip } from './place-slip.ts';
import { useProblemText } from './use-problem-text.ts';

interface SlipFormProps {
  bets: SlipBets;
  placing: Placing;
}

/** The slip while it is put together. */
export const SlipForm = ({ bets, placing }: SlipFormProps) => {
  const { mode, legs } = bets;
  const problem = placing.stage === 'draft' ? placing.problem : null;
  return (
    <>
      <Modes bets={bets} />
      {problem !== null && <StoppedBy problem={problem} />}
      <ul className={styles.lines}>
        {legs.map((leg) => (
          <SlipLine
            key={leg.key}
            leg={leg}
            problem={bets.legProblems.get(leg.key)}
            single={mode === 'single' ? bets.bets.find(({ bet }) => bet.legs[0]?.key === leg.key) : undefined}
            isAlone={legs.length === 1}
          />
        ))}
      </ul>
      {mode === 'system' && <SystemSize bets={bets} />}
      <StakeField bets={bets} />
      <Terms bets={bets} />
      <div className={styles.foot}>
        <Figures bets={bets} />
        <Send bets={bets} isBusy={placing.stage === 'validating'} />
      </div>
    </>
  );
};

const Modes = ({ bets: { slip, mode, builder } }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const chosen = useSlip((now) => modeOf({ legs: slip.legs, mode: now.slip.mode }));
  const isOffered = builder !== null && !builder.hasBegun && !builder.isRefused;
  const modes = modesOf(slip.legs).filter((one) => one === mode || isOffered || !isBuilder(slip.legs, one));
  const nameOf = (one: Mode) => {
    if (!isBuilder(slip.legs, one)) return t(`slip.mode.${one}`);
    const price = builder?.price ?? null;
    return [t('slip.mode.builder'), ...(price === null ? [] : [writePrice(price, 'decimal')])].join(' · ');
  };
  return (
    <>
      {modes.length > 1 && (
        <ChoiceChips<Mode>
          label={t('slip.modes')}
          choices={modes.map((one) => ({ value: one, name: nameOf(one) }))}
          chosen={chosen}
          // Who changes to the bet builder has seen its price of now, whatever it was the last time.
          onChoose={(next) => changeSlip((now) => ({ ...now, mode: next, together: null }))}
        />
      )}
      {builder !== null && <OneMatch builder={builder} mode={mode} />}
    </>
  );
};

/** Why selections of one match can be bet together, or why they cannot. */
const OneMatch = ({ builder: { hasBegun, isRefused }, mode }: { builder: Builder; mode: Mode }) => {
  const { t } = useTranslation('sports');
  const isMember = routeGuardOf(useSession(), true) === 'free';
  if (hasBegun) return <p className={styles.text}>{t('slip.builderBegun')}</p>;
  if (isRefused) return mode === 'single' && <p className={styles.text}>{t('slip.noBuilder')}</p>;
  return (
    <p className={styles.text}>
      {t('slip.sameMatchOnly')} {!isMember && t('slip.builderPriceAfterLogin')}
    </p>
  );
};

const SystemSize = ({ bets: { slip, mode } }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const count = legsOfMode(slip.legs, mode).length;
  const sizes = Array.from({ length: count - 2 }, (_, at) => String(at + 2));
  const size = String(systemSizeOf(slip.systemSize, count));
  return (
    <div className={styles.system}>
      <ChoiceChips
        label={t('slip.systemSize')}
        choices={sizes.map((one) => ({ value: one, name: t('slip.systemOf', { size: one, count }) }))}
        chosen={size}
        onChoose={(next) => changeSlip((now) => ({ ...now, systemSize: Number(next) }))}
      />
      <p className={styles.text}>{t('slip.systemBets', { count: countBets(count, Number(size)) })}</p>
    </div>
  );
};

const StoppedBy = ({
  problem,
}: {
  problem: NonNullable<Extract<Placing, { stage: 'draft' }>['problem']>;
}) => {
  const { t } = useTranslation('sports');
  const textOf = useProblemText();
  const text =
    typeof problem === 'string'
      ? t(problem === 'changed' ? 'slip.priceMoved' : 'slip.rejections.market_closed')
      : (problem.text ?? textOf(problem.code));
  return (
    <SlipError>
      {text} {t('slip.nothingTaken')}
    </SlipError>
  );
};

/** The login takes the place of the sheet, which is there again afterwards. */
const logIn = () => {
  openSlip(false);
  gated({ reason: 'play', real: true }, () => openSlip(true));
};

/** What all selections cost together follows from what each of them does. */
const acceptAll = (legs: SlipBets['legs']) => {
  agreeTo(legs);
  agreeToTogether();
};

/** The one way on: accept what has changed, log in, deposit, or bet. */
const Send = ({ bets, isBusy }: { bets: SlipBets; isBusy: boolean }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const session = useSession();
  const { sum, ready, hasMoved, legs, lacks } = bets;
  if (hasMoved)
    return (
      <Button look="gold" wide large onClick={() => acceptAll(legs)}>
        {t('slip.accept')}
      </Button>
    );
  if (routeGuardOf(session, true) !== 'free')
    return (
      <Button look="gold" wide large onClick={logIn}>
        {t('slip.login')}
      </Button>
    );
  return (
    <>
      {lacks !== null && (
        <Shortfall
          text={t('slip.lacks', { amount: formatMoney(lacks, symbol) })}
          deposit={t('slip.deposit')}
        />
      )}
      <Button
        look="gold"
        wide
        large
        loading={isBusy}
        disabled={ready.length === 0 || lacks !== null}
        onClick={() => placeSlip(bets)}
      >
        {ready.length === 0
          ? t('slip.betOnly')
          : t('slip.bet', { amount: formatMoney(formatAmount(sum.stake), symbol) })}
      </Button>
    </>
  );
};
