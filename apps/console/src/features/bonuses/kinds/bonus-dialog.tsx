import { Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { CostNote } from '../../../shared/cost-note.tsx';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { BONUSES, nameOf, type Bonus } from './use-bonuses.ts';
import { typedSum } from '../../../shared/forms/typed-amount.ts';

const FIGURES = ['perCent', 'amount', 'most'] as const;

/** What is typed; null for a figure that the bonus has not. */
type Draft = Readonly<Record<(typeof FIGURES)[number], string | null>> & { readonly enabled: boolean };

/** As it goes over the wire; undefined while it is not filled in rightly. */
const readFigure = (typed: string | null): string | null | undefined => {
  return typed === null ? null : typedSum(typed);
};

const readDraft = (draft: Draft) => {
  const [perCent, amount, most] = FIGURES.map((name) => readFigure(draft[name]));
  return perCent === undefined || amount === undefined || most === undefined
    ? undefined
    : { perCent, amount, most };
};

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

const BonusFields = ({ draft, onChange }: FieldsProps) => {
  const t = useTexts();
  const own = FIGURES.filter((name) => draft[name] !== null);
  return (
    <>
      {own.length === 0 && <Text size="sm">{t('bonuses.ruled')}</Text>}
      {own.map((name) => {
        const help = t(name === 'perCent' ? 'bonuses.perCentHelp' : 'bonuses.amountHelp');
        const typed = draft[name] ?? '';
        return (
          <TextInput
            key={name}
            label={t(`bonuses.${name}`)}
            description={help}
            required
            inputMode="decimal"
            value={typed}
            error={typed === '' || readFigure(typed) !== undefined ? null : t('bonuses.wrong')}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        );
      })}
      <Switch
        label={t('bonuses.enabled')}
        checked={draft.enabled}
        onChange={({ currentTarget }) => onChange({ enabled: currentTarget.checked })}
        {...AUTOFOCUS}
      />
    </>
  );
};

/** Changes what a bonus gives, or switches it, and tells what it can cost before that. */
export const BonusDialog = ({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) => {
  const t = useTexts();
  const { code, perCent, amount, most, enabled, weighed } = bonus;
  const [draft, setDraft] = useState<Draft>({ perCent, amount, most, enabled });
  const { busy, perform } = useConsoleMutation(BONUSES, 'audit');
  const figures = readDraft(draft);
  const params = { code };
  const save = async (reason: string) => {
    if (figures === undefined) return;
    const body = { ...figures, enabled: draft.enabled, reason };
    if (
      await perform(
        () => call('changeBonus', { params, body }),
        ({ proposed }) => t(proposed === null ? 'bonuses.changed' : 'settings.proposed'),
      )
    )
      onClose();
  };
  return (
    <ReasonDialog
      title={t('bonuses.changeOf', { name: nameOf(t, bonus) })}
      consequence={t('bonuses.changeAsk')}
      confirm={t('bonuses.change')}
      busy={busy}
      ready={figures !== undefined}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    >
      <BonusFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      <CostNote
        of={['bonus', code, figures]}
        read={
          figures && draft.enabled && weighed
            ? (signal) => call('estimateBonus', { params, body: figures, signal })
            : undefined
        }
      />
    </ReasonDialog>
  );
};
