import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '../format.ts';
import { useTexts } from '../language.ts';
import { CHAT_HOURS } from './chat-hours.ts';
import { ChatHoursEditor } from './chat-hours-editor.tsx';
import type { Setting } from './use-settings.ts';
import { readJson, type EditorProps, type Json } from './json.ts';
import { MAINTENANCE } from './maintenance.ts';
import { MaintenanceEditor } from './maintenance-editor.tsx';
import { RecordsEditor } from './records-editor.tsx';

const SwitchEditor = ({ wire, onValue }: EditorProps) => {
  const t = useTexts();
  const [on, setOn] = useState(readJson(wire) === true);
  return (
    <Switch
      label={t(on ? 'settings.on' : 'settings.off')}
      checked={on}
      onChange={({ currentTarget }) => {
        setOn(currentTarget.checked);
        onValue(currentTarget.checked);
      }}
      data-autofocus
    />
  );
};

const NumberEditor = ({ wire, onValue, least, most }: EditorProps & { least: number; most: number }) => {
  const t = useTexts();
  const [typed, setTyped] = useState<number | string>(Number(wire));
  const isWithin = (value: number | string): value is number =>
    typeof value === 'number' && value >= least && value <= most;
  return (
    <NumberInput
      label={t('settings.value')}
      description={t('settings.numberHelp', { least, most })}
      required
      min={least}
      max={most}
      // What is typed stands as it was typed, and is told to be wrong.
      clampBehavior="none"
      allowDecimal={false}
      value={typed}
      error={typed === '' || isWithin(typed) ? null : t('settings.numberHelp', { least, most })}
      onChange={(value) => {
        setTyped(value);
        onValue(isWithin(value) ? value : undefined);
      }}
      data-autofocus
    />
  );
};

const FIGURE = /^\d{1,13}(\.\d{1,4})?$/;

interface FigureProps extends EditorProps {
  readonly form: Extract<Setting['form'], { kind: 'amount' | 'rate' }>;
}

const FigureEditor = ({ wire, onValue, form: { kind, least, most } }: FigureProps) => {
  const t = useTexts();
  const value = readJson(wire);
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const bounds = kind === 'amount' ? { least: formatMoney(least), most: formatMoney(most) } : { least, most };
  const isFigure = (typed: string): boolean =>
    FIGURE.test(typed) && Number(typed) >= Number(least) && Number(typed) <= Number(most);
  return (
    <TextInput
      label={t('settings.value')}
      description={t('settings.numberHelp', bounds)}
      required
      inputMode="decimal"
      value={text}
      error={text === '' || isFigure(text) ? null : t('settings.numberHelp', bounds)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim().replaceAll(',', '');
        setText(typed);
        onValue(isFigure(typed) ? typed : undefined);
      }}
      data-autofocus
    />
  );
};

const TextEditor = ({ wire, onValue }: EditorProps) => {
  const t = useTexts();
  const value = readJson(wire);
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  return (
    <TextInput
      label={t('settings.value')}
      description={t('settings.textHelp')}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onValue(currentTarget.value.trim() === '' ? null : currentTarget.value.trim());
      }}
      data-autofocus
    />
  );
};

const linesOf = (text: string, upper: boolean): string[] =>
  (upper ? text.toUpperCase() : text).split(/[\s,]+/).filter((line) => line !== '');

const LinesEditor = ({ wire, onValue, upper }: EditorProps & { upper: boolean }) => {
  const t = useTexts();
  const value = readJson(wire);
  const [text, setText] = useState(Array.isArray(value) ? value.join('\n') : '');
  return (
    <Textarea
      label={t('settings.value')}
      description={t('settings.linesHelp')}
      autosize
      minRows={4}
      maxRows={14}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onValue(linesOf(currentTarget.value, upper));
      }}
      data-autofocus
    />
  );
};

const JsonEditor = ({ wire, onValue }: EditorProps) => {
  const t = useTexts();
  const [text, setText] = useState(wire);
  const change = (next: string) => {
    setText(next);
    try {
      onValue(JSON.parse(next) as Json);
    } catch {
      onValue(undefined);
    }
  };
  return (
    <Textarea
      label={t('settings.value')}
      description={t('settings.jsonHelp')}
      autosize
      minRows={4}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      data-autofocus
    />
  );
};

/** The fields for a value of a setting, by the form that the server gives it. */
export const Editor = ({ setting: { name, form }, ...props }: EditorProps & { setting: Setting }) => {
  if (name === MAINTENANCE) return <MaintenanceEditor {...props} />;
  if (name === CHAT_HOURS) return <ChatHoursEditor {...props} />;
  switch (form.kind) {
    case 'switch':
      return <SwitchEditor {...props} />;
    case 'number':
      return <NumberEditor {...props} least={form.least} most={form.most} />;
    case 'amount':
    case 'rate':
      return <FigureEditor {...props} form={form} />;
    case 'text':
      return <TextEditor {...props} />;
    case 'lines':
      return <LinesEditor {...props} upper={form.upper} />;
    case 'records':
      return <RecordsEditor {...props} fields={form.fields} />;
    default:
      return <JsonEditor {...props} />;
  }
};
