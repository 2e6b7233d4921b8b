import type { FieldRule } from '@hintha/contract/registration';
import { Group, NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call, CallError } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts, wordsFor } from '../../shared/language.ts';
import { validationErrorsOf } from '../../shared/settings/validation-errors-of.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import {
  isSameRule,
  isSound,
  LONGEST_VALUE,
  PATTERN_NAMES,
  patternNameOf,
  ruleOf,
  withPattern,
} from './rule.ts';
import { REGISTRATION, type RuledField } from './use-fields.ts';

interface Part {
  readonly rule: FieldRule;
  readonly onRule: (rule: FieldRule) => void;
}

const Asked = ({ rule, onRule, always }: Part & { always: boolean }) => {
  const t = useTexts();
  return (
    <>
      <Switch
        label={t('registration.enabled')}
        description={always ? t('registration.alwaysHelp') : undefined}
        checked={rule.enabled}
        disabled={always}
        onChange={({ currentTarget }) => onRule({ ...rule, enabled: currentTarget.checked })}
      />
      <Switch
        label={t('registration.required')}
        checked={rule.required}
        disabled={always}
        onChange={({ currentTarget }) => onRule({ ...rule, required: currentTarget.checked })}
      />
    </>
  );
};

const Pattern = ({ rule, onRule, isWrong }: Part & { isWrong: boolean }) => {
  const t = useTexts();
  return (
    <>
      <NativeSelect
        label={t('registration.accepts')}
        description={t('registration.acceptsHelp')}
        value={patternNameOf(rule)}
        onChange={({ currentTarget }) => onRule(withPattern(rule, currentTarget.value))}
        data={PATTERN_NAMES.map((name) => ({ value: name, label: t(`registration.patterns.${name}`) }))}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t('registration.pattern')}
        description={t('registration.patternHelp')}
        required
        maxLength={255}
        className="mono"
        value={rule.acceptedPattern}
        error={isWrong ? t('registration.patternWrong') : null}
        onChange={({ currentTarget }) => onRule({ ...rule, acceptedPattern: currentTarget.value.trim() })}
      />
    </>
  );
};

const LENGTHS = ['minLength', 'maxLength'] as const;

const Lengths = ({ rule, onRule }: Part) => {
  const t = useTexts();
  return (
    <Group gap={16} grow>
      {LENGTHS.map((name) => (
        <NumberInput
          key={name}
          label={t(`registration.${name}`)}
          required
          min={0}
          max={LONGEST_VALUE}
          allowDecimal={false}
          value={rule[name]}
          onChange={(length) => onRule({ ...rule, [name]: typeof length === 'number' ? length : Number.NaN })}
        />
      ))}
    </Group>
  );
};

/** Asks for another rule of a field. */
export const RuleDialog = ({ field, onClose }: { field: RuledField; onClose: () => void }) => {
  const t = useTexts();
  const [rule, setRule] = useState<FieldRule>(() => ruleOf(field));
  const [wrongPattern, setWrongPattern] = useState<string>();
  const { busy, perform } = useConsoleMutation(REGISTRATION, 'audit');
  const save = async (reason: string) => {
    const run = async () => {
      try {
        return await call('setRegisterField', { params: { name: field.name }, body: { ...rule, reason } });
      } catch (error) {
        const wrong = error instanceof CallError ? validationErrorsOf(error.value) : [];
        if (wrong.some((part) => part.startsWith('acceptedPattern'))) setWrongPattern(rule.acceptedPattern);
        throw error;
      }
    };
    if (await perform(run, t('registration.changed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('registration.edit')}: ${wordsFor(t, 'registration.fields', field.name)}`}
      consequence={t('registration.consequence')}
      confirm={t('registration.save')}
      busy={busy}
      ready={isSound(rule) && !isSameRule(rule, field)}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    >
      <Asked rule={rule} onRule={setRule} always={field.always} />
      <Pattern rule={rule} onRule={setRule} isWrong={wrongPattern === rule.acceptedPattern} />
      <Lengths rule={rule} onRule={setRule} />
    </ReasonDialog>
  );
};
