import { Button, Field } from '@hintha/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDrawName } from '../../../shared/draws/use-draw-name.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { anyBelow } from '../../../shared/lottery/any-below.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { Countdown } from '../../../shared/parts/countdown.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { toTop } from '../../../shared/site/destinations.ts';
import { anyNumber, digitsOf, isWhole, type Pickable } from './number.ts';
import styles from './quick-pick.module.css';

const PRESETS = ['500', '1000', '5000'] as const;

/** Where the slip of a lottery has the bet on it. */
const slipPath = ({ lottery, numero, playType }: Pickable, numbers: string, amount: string): string => {
  const { gameCode, vendor } = lottery;
  const bet = { issue: numero.issue, numbers, amount, line: crypto.randomUUID() };
  return `/lottery?${new URLSearchParams({ gameCode, vendor, playType, ...bet })}`;
};

/** A number, a stake, and on to the slip: nothing is bet before it is confirmed there. */
export const QuickCard = ({ pickable }: { pickable: readonly Pickable[] }) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const chosen = pickable.find(({ rules }) => rules === code) ?? pickable[0];
  if (chosen === undefined) return null;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <ChoiceChips
          label={t('home.quick.which')}
          choices={pickable.map(({ rules, playType }) => ({ value: rules, name: playType }))}
          chosen={chosen.rules}
          onChoose={setCode}
        />
        <Numero pickable={chosen} />
      </div>
      <Bet key={chosen.rules} pickable={chosen} />
    </div>
  );
};

const Numero = ({ pickable: { lottery, numero } }: { pickable: Pickable }) => {
  const { t } = useTranslation();
  const nameOf = useDrawName();
  return (
    <p className={styles.numero}>
      <b>{lottery.name}</b>
      <span className="num">{nameOf(numero)}</span>
      <span>
        {t('home.today.closes')} <Countdown until={numero.closeTime} label={t('home.today.closes')} />
      </span>
    </p>
  );
};

const Bet = ({ pickable }: { pickable: Pickable }) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [amount, setAmount] = useState<string>(PRESETS[1]);
  const [isTried, setTried] = useState(false);
  const { digits } = pickable;
  const [isNumber, isAmount] = [number.length === digits, isWhole(amount)];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNumber || !isAmount) return;
    void navigate(slipPath(pickable, number, amount));
    toTop();
  };
  return (
    <form className={styles.bet} onSubmit={send} noValidate>
      <Field
        className={styles.number}
        label={t('home.quick.number')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        required
        value={number}
        error={isTried && !isNumber ? t('home.quick.digits', { count: digits }) : undefined}
        onChange={({ target }) => setNumber(digitsOf(target.value, digits))}
      />
      <Button onClick={() => setNumber(anyNumber(digits, anyBelow))}>{t('home.quick.random')}</Button>
      <div className={styles.stake}>
        <AmountField
          name="stake"
          label={t('home.quick.stake')}
          symbol={symbol}
          value={amount}
          error={isTried && !isAmount ? t('home.quick.wholeAmount') : undefined}
          onValue={setAmount}
        />
        <div className={styles.presets} role="group" aria-label={t('home.quick.presets')}>
          {PRESETS.map((preset) => (
            <Button key={preset} aria-pressed={amount === preset} onClick={() => setAmount(preset)}>
              {formatNumber(Number(preset))}
            </Button>
          ))}
        </div>
      </div>
      <Button look="gold" type="submit" className={styles.add}>
        {t('home.quick.add')}
      </Button>
    </form>
  );
};
