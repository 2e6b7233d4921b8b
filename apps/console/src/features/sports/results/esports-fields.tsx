import { NativeSelect, Radio, Text } from '@mantine/core';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import type { SportsEvent } from '../use-events.ts';
import { MapFields } from './map-fields.tsx';
import { askedMaps, BEST_OFS, decidedBy, type TypedEsports } from './read-esports.ts';
import { SIDES } from './read-football.ts';
import { offeredBestOf } from './use-typed-result.ts';

interface Props {
  readonly event: SportsEvent;
  readonly typed: TypedEsports;
  readonly onChange: (typed: TypedEsports) => void;
}

/** How many maps there were to be, who won each, and who won the match where the maps do not tell it. */
export const EsportsFields = ({ event, typed, onChange }: Props) => {
  const t = useTexts();
  const maps = askedMaps(typed);
  const decided = decidedBy({ ...typed, maps });
  const offered = offeredBestOf(event);
  const counts = [...new Set([...BEST_OFS, offered, typed.bestOf])].toSorted((one, other) => one - other);
  const numbered = maps.map((map, place) => ({ map, number: place + 1 }));
  return (
    <>
      <NativeSelect
        label={t('sports.resultForm.bestOf')}
        description={t('sports.resultForm.bestOfHelp', { count: offered })}
        data={counts.map(String)}
        value={String(typed.bestOf)}
        onChange={({ currentTarget }) => onChange({ ...typed, bestOf: Number(currentTarget.value) })}
        {...AUTOFOCUS}
      />
      {numbered.map(({ map, number }) => (
        <MapFields
          key={number}
          number={number}
          event={event}
          map={map}
          onChange={(next) => onChange({ ...typed, maps: maps.with(number - 1, next) })}
        />
      ))}
      {decided === null ? (
        <Winner event={event} typed={typed} onChange={onChange} />
      ) : (
        <Text size="sm" role="status">
          {t('sports.resultForm.winner')}: <b>{event[decided]}</b>
        </Text>
      )}
    </>
  );
};

const CHOICES = [...SIDES, 'none'] as const;

const Winner = ({ event, typed, onChange }: Props) => {
  const t = useTexts();
  const hasMaps = askedMaps(typed).some(({ winner }) => winner !== null);
  return (
    <Radio.Group
      label={t('sports.resultForm.winner')}
      description={t('sports.resultForm.winnerHelp')}
      required
      value={typed.winner ?? ''}
      onChange={(value) => onChange({ ...typed, winner: CHOICES.find((one) => one === value) ?? null })}
    >
      {CHOICES.map((choice) => (
        <Radio
          key={choice}
          mt={6}
          value={choice}
          label={choice === 'none' ? t('sports.resultForm.noWinner') : event[choice]}
          disabled={choice !== 'none' && !hasMaps}
        />
      ))}
    </Radio.Group>
  );
};
