import type { LotteryRules, Play } from '@hintha/lottery';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { isScaled, pricesOf, timesOf } from '../game/price.ts';
import { wordsOfRule } from '../game/rule-words.ts';
import { useWords } from '../../../shared/lottery/use-words.ts';
import type { Lottery } from '../game/use-lottery.ts';
import styles from './draw.module.css';
import { workedExample } from './worked-example.ts';

interface RulesSheetProps {
  lottery: Lottery;
  rules: LotteryRules;
  play: Play;
  prizeMode: number;
  onClose: () => void;
}

/** The rules of a play with an example, made of the declaration by which its bets are settled. */
export const RulesSheet = ({ lottery, rules, play, prizeMode, onClose }: RulesSheetProps) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const { playName } = useWords(rules.code);
  const { sentence, ...figures } = wordsOfRule(play.rule);
  return (
    <Drawer
      title={t('page.rulesOf', { play: playName(play.code) })}
      closeLabel={t('page.close')}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <section>
          <h3>{t('page.whenItWins')}</h3>
          <p>{t(`rules.${sentence}`, figures)}</p>
        </section>
        <Example lottery={lottery} rules={rules} play={play} prizeMode={prizeMode} />
        <section>
          <h3>{t('page.whatItPays')}</h3>
          <ul>
            {[...new Set(play.prizes.map((prize) => timesOf(prize, prizeMode)))].map((times) => (
              <li key={times}>{t('page.times', { times })}</li>
            ))}
            {!isScaled(play) && <li>{t('page.fixedPrize')}</li>}
            <li>{t('page.cap', { most: formatMoney(lottery.limits.mostPayout, symbol) })}</li>
          </ul>
        </section>
        <section>
          <h3>{t('page.goodToKnow')}</h3>
          <ul>
            <li>{t('page.clockRule')}</li>
            <li>{t('page.voidRule')}</li>
            <li>{t(lottery.game.isFirstParty ? 'page.ownDraw' : 'page.officialDraw')}</li>
          </ul>
        </section>
      </div>
    </Drawer>
  );
};

const Example = ({ lottery, rules, play, prizeMode }: Omit<RulesSheetProps, 'onClose'>) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const { selectionText } = useWords(rules.code);
  const example = workedExample(pricesOf(rules, lottery.limits), play, prizeMode);
  if (example === undefined) return null;
  const { numbers, combinations, unitStake, stake, least, most } = example;
  const values = {
    selection: selectionText(play, numbers),
    combinations: formatNumber(combinations),
    unit: formatMoney(unitStake, symbol),
    stake: formatMoney(stake, symbol),
    least: formatMoney(least, symbol),
    most: formatMoney(most, symbol),
  };
  return (
    <section className={styles.example}>
      <h3>{t('page.example')}</h3>
      <p>{t('page.exampleCosts', values)}</p>
      <p>{t(least === most ? 'page.exampleWins' : 'page.exampleWinsBetween', values)}</p>
    </section>
  );
};
