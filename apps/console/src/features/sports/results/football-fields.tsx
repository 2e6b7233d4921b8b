import { Fieldset, Radio, SimpleGrid, Text, TextInput } from '@mantine/core';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import type { SportsEvent } from '../use-events.ts';
import {
  readFootball,
  readGoals,
  readScores,
  type Scores,
  scorersOf,
  type Side,
  SIDES,
  type TypedFootball,
} from './read-football.ts';

interface Props {
  readonly event: Pick<SportsEvent, 'home' | 'away'>;
  readonly typed: TypedFootball;
  readonly onChange: (typed: TypedFootball) => void;
}

/** The goals at half-time and at the end; then who scored first and last, as far as the score leaves it open. */
export const FootballFields = ({ event, typed, onChange }: Props) => {
  const t = useTexts();
  const scores = readScores(typed);
  return (
    <>
      <ScoreFields part="halfTime" event={event} typed={typed} onChange={onChange} isFirst />
      <ScoreFields
        part="fullTime"
        event={event}
        typed={typed}
        onChange={onChange}
        help={t('sports.resultForm.fullTimeHelp')}
        {...(scores === 'fewer' ? { error: t('sports.resultForm.fewer') } : {})}
      />
      {scores === undefined || scores === 'fewer' ? (
        <Text size="sm" c="dimmed">
          {t('sports.resultForm.scorersLater')}
        </Text>
      ) : (
        <ScorerFields event={event} typed={typed} onChange={onChange} scores={scores} />
      )}
    </>
  );
};

interface ScoreProps extends Props {
  readonly part: 'halfTime' | 'fullTime';
  readonly help?: string;
  readonly error?: string;
  /** Whether the focus begins there. */
  readonly isFirst?: boolean;
}

const ScoreFields = ({ part, event, typed, onChange, help, error, isFirst = false }: ScoreProps) => {
  const t = useTexts();
  const change = (side: Side, text: string) =>
    onChange({ ...typed, [part]: { ...typed[part], [side]: text } });
  return (
    <Fieldset legend={t(`sports.resultForm.${part}`)}>
      <SimpleGrid cols={2} spacing="sm">
        {SIDES.map((side) => {
          const value = typed[part][side];
          const isWrong = value !== '' && readGoals(value) === undefined;
          return (
            <TextInput
              key={side}
              label={event[side]}
              aria-label={`${t(`sports.resultForm.${part}`)}: ${event[side]}`}
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={2}
              value={value}
              error={isWrong ? t('sports.resultForm.goalsWrong') : error !== undefined}
              onChange={({ currentTarget }) => change(side, currentTarget.value)}
              {...(isFirst && side === 'home' ? AUTOFOCUS : {})}
            />
          );
        })}
      </SimpleGrid>
      {help !== undefined && (
        <Text size="xs" c="dimmed" mt={6}>
          {help}
        </Text>
      )}
      {error !== undefined && (
        <Text size="sm" c="cin" mt={6} role="alert">
          {error}
        </Text>
      )}
    </Fieldset>
  );
};

const ScorerFields = ({ event, typed, onChange, scores }: Props & { readonly scores: Scores }) => {
  const t = useTexts();
  const { firsts, first, lasts } = scorersOf(scores, typed.firstGoal);
  if (firsts.length === 0) return <Text size="sm">{t('sports.resultForm.noGoal')}</Text>;
  const result = readFootball(typed);
  const last = result?.lastGoal ?? null;
  return (
    <SimpleGrid cols={2} spacing="sm">
      <SideChoice
        label={t('sports.resultForm.firstGoal')}
        event={event}
        sides={firsts}
        chosen={first}
        onChoose={(firstGoal) => onChange({ ...typed, firstGoal, lastGoal: null })}
      />
      <SideChoice
        label={t('sports.resultForm.lastGoal')}
        event={event}
        sides={lasts}
        chosen={last}
        onChoose={(lastGoal) => onChange({ ...typed, firstGoal: first, lastGoal })}
      />
    </SimpleGrid>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly event: Props['event'];
  /** Those that it can have been. */
  readonly sides: readonly Side[];
  readonly chosen: Side | null;
  readonly onChoose: (side: Side) => void;
}

/** One of the teams; what the score leaves no choice about is chosen already, and the other cannot be. */
const SideChoice = ({ label, event, sides, chosen, onChoose }: ChoiceProps) => (
  <Radio.Group
    label={label}
    required
    value={chosen ?? ''}
    onChange={(value) => onChoose(value === 'home' ? 'home' : 'away')}
  >
    {SIDES.map((side) => (
      <Radio key={side} mt={6} value={side} label={event[side]} disabled={!sides.includes(side)} />
    ))}
  </Radio.Group>
);
