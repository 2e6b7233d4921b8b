import { Money } from '@hintha/ui';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useLanguage, useTexts } from '../../../shared/language.ts';
import styles from './effects.module.css';
import type { Effects } from './use-calendars.ts';

const MOST_SHOWN = 12;

const printTime = ({ before, after }: Effects['draws'][number]): string =>
  [before, after]
    .map((at) => (at === null ? '' : formatInstant(at)))
    .join(' → ')
    .replace(/^ → | → $/u, '');

/** What a change of the calendars would do: how many draws, and the first of them with what stands on them. */
export const EffectsOf = ({ effects }: { effects: Effects }) => {
  const t = useTexts();
  const language = useLanguage((chosen) => chosen.language);
  const { created, moved, voided, bets, stake, draws } = effects;
  const total = created + moved + voided;
  if (total === 0) return <p role="status">{t('calendars.nothing')}</p>;
  const shown = draws.slice(0, MOST_SHOWN);
  return (
    <div className={styles.effects}>
      <DetailList>
        <Detail name={t('calendars.created')}>{created > 0 && <span className="num">{created}</span>}</Detail>
        <Detail name={t('calendars.moved')}>{moved > 0 && <span className="num">{moved}</span>}</Detail>
        <Detail name={t('calendars.voided')}>{voided > 0 && <span className="num">{voided}</span>}</Detail>
        <Detail name={t('calendars.bets')}>
          <span className="num">{bets}</span>
        </Detail>
        <Detail name={t('calendars.stake')}>{bets > 0 && <Money amount={stake} symbol="Ks" />}</Detail>
      </DetailList>
      <ul className={styles.draws}>
        {shown.map((draw) => (
          <li key={`${draw.gameCode}/${draw.issue}`}>
            <b>
              {draw.names[language]} <span className="num">{draw.issue}</span>
            </b>
            <span data-effect={draw.effect}>{t(`calendars.effects.${draw.effect}`)}</span>
            <small className="num">{printTime(draw)}</small>
            {draw.bets > 0 && (
              <small>
                {draw.bets} · <Money amount={draw.stake} symbol="Ks" />
              </small>
            )}
          </li>
        ))}
      </ul>
      {total > shown.length && <p>{t('calendars.moreDraws', { count: total - shown.length })}</p>}
    </div>
  );
};
