import { Checkbox, Fieldset, NativeSelect, Radio, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useTexts } from '../../../shared/language.ts';
import type { SportsEvent } from '../use-events.ts';
import { FIRSTS, readKills, type TypedMap } from './read-esports.ts';
import { type Side, SIDES } from './read-football.ts';
import styles from './results.module.css';

interface Props {
  readonly number: number;
  readonly event: Pick<SportsEvent, 'home' | 'away'>;
  readonly map: TypedMap;
  readonly onChange: (map: TypedMap) => void;
}

const sideOf = (value: string): Side | null => SIDES.find((side) => side === value) ?? null;

/** Who won a map and whether it was played; beside it what came about on it, for the bets on that. */
export const MapFields = ({ number, event, map, onChange }: Props) => {
  const t = useTexts();
  return (
    <Fieldset legend={t('sports.resultForm.map', { map: number })}>
      <Radio.Group
        aria-label={t('sports.resultForm.winnerOfMap', { map: number })}
        value={map.winner ?? ''}
        onChange={(value) => onChange({ ...map, winner: sideOf(value) })}
      >
        <div className={styles.choices}>
          {SIDES.map((side) => (
            <Radio key={side} value={side} label={event[side]} />
          ))}
          <Radio value="" label={t('sports.resultForm.notDecided')} />
        </div>
      </Radio.Group>
      {map.winner !== null && (
        <Checkbox
          mt={10}
          label={t('sports.resultForm.given')}
          checked={!map.isPlayed}
          onChange={({ currentTarget }) => onChange({ ...map, isPlayed: !currentTarget.checked })}
        />
      )}
      {map.winner !== null && map.isPlayed && (
        <details className={styles.more}>
          <summary>{t('sports.resultForm.more', { map: number })}</summary>
          <More number={number} event={event} map={map} onChange={onChange} />
        </details>
      )}
    </Fieldset>
  );
};

const More = ({ event, map, onChange }: Props) => {
  const t = useTexts();
  const isWrong = readKills(map.kills) === undefined;
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        {SIDES.map((side) => (
          <TextInput
            key={side}
            label={t('sports.resultForm.kills', { team: event[side] })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={map.kills[side]}
            error={isWrong}
            onChange={({ currentTarget }) =>
              onChange({ ...map, kills: { ...map.kills, [side]: currentTarget.value } })
            }
          />
        ))}
        {FIRSTS.map((first) => (
          <NativeSelect
            key={first}
            label={t(`sports.resultForm.${first}`)}
            data={[
              { value: '', label: t('sports.resultForm.unknown') },
              ...SIDES.map((side) => ({ value: side, label: event[side] })),
            ]}
            value={map[first] ?? ''}
            onChange={({ currentTarget }) => onChange({ ...map, [first]: sideOf(currentTarget.value) })}
          />
        ))}
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt={6}>
        {t('sports.resultForm.killsHelp')}
      </Text>
    </>
  );
};
