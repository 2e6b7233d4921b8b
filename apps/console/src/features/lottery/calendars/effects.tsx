import { Money } from '@hintha/ui';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useLanguage, useTexts, type Texts } from '../../../shared/language.ts';
import styles from './effects.module.css';
import { printSchedule } from './print-schedule.ts';
import type { Effects } from './use-calendars.ts';

const MOST_SHOWN = 12;

type Draw = Effects['draws'][number];

/** The one of its times before and then, once where it stays. */
const printSpan = ({ before, after }: Draw, of: 'drawTime' | 'closeTime'): string => {
  const times = [before, after].flatMap((one) => (one === null ? [] : one[of]));
  return [...new Set(times)].map((at) => formatInstant(at)).join(' → ');
};

/** When a draw was to be and is drawn; and when it locks where it is timed anew. */
const printTimes = (draw: Draw, t: Texts): string => {
  const drawn = printSpan(draw, 'drawTime');
  return draw.effect === 'RETIMED'
    ? `${drawn} · ${t('calendars.lock')}: ${printSpan(draw, 'closeTime')}`
    : drawn;
};

/** From which day on a lottery has other times, and which. */
const TimesChange = ({ times }: { times: NonNullable<Effects['times']> }) => {
  const t = useTexts();
  return (
    <p role="status">
      <b>{t('calendars.countsFrom', { day: times.fromDay })}</b> {printSchedule(times.before, t)} →{' '}
      {printSchedule(times.after, t)}
    </p>
  );
};

/** What a change of the calendars would do: how many draws, and the first of them with what stands on them. */
export const EffectsOf = ({ effects }: { effects: Effects }) => {
  const t = useTexts();
  const { created, moved, retimed, voided, bets, stake, times } = effects;
  const total = created + moved + retimed + voided;
  const counts = [
    [t('calendars.created'), created],
    [t('calendars.moved'), moved],
    [t('calendars.retimed'), retimed],
    [t('calendars.voided'), voided],
  ] as const;
  return (
    <>
      {times !== null && <TimesChange times={times} />}
      {total === 0 ? (
        <p role="status">{t('calendars.nothing')}</p>
      ) : (
        <div className={styles.effects}>
          <DetailList>
            {counts.map(([name, count]) => (
              <Detail key={name} name={name}>
                {count > 0 && <span className="num">{count}</span>}
              </Detail>
            ))}
            <Detail name={t('calendars.bets')}>
              <span className="num">{bets}</span>
            </Detail>
            <Detail name={t('calendars.stake')}>{bets > 0 && <Money amount={stake} symbol="Ks" />}</Detail>
          </DetailList>
          <Draws draws={effects.draws} total={total} />
        </div>
      )}
    </>
  );
};

const Draws = ({ draws, total }: { draws: readonly Draw[]; total: number }) => {
  const t = useTexts();
  const language = useLanguage((chosen) => chosen.language);
  const shown = draws.slice(0, MOST_SHOWN);
  return (
    <>
      <ul className={styles.draws}>
        {shown.map((draw) => (
          <li key={`${draw.gameCode}/${draw.issue}`}>
            <b>
              {draw.names[language]} <span className="num">{draw.issue}</span>
            </b>
            <span data-effect={draw.effect}>{t(`calendars.effects.${draw.effect}`)}</span>
            <small>{printTimes(draw, t)}</small>
            {draw.bets > 0 && (
              <small>
                {draw.bets} · <Money amount={draw.stake} symbol="Ks" />
              </small>
            )}
          </li>
        ))}
      </ul>
      {total > shown.length && <p>{t('calendars.moreDraws', { count: total - shown.length })}</p>}
    </>
  );
};
