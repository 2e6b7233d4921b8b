import { formatMoney } from '../format.ts';
import { wordsFor, type Texts } from '../language.ts';
import { CHAT_HOURS, sayChatHours } from './chat-hours.ts';
import { readJson, type Json } from './json.ts';
import { MAINTENANCE, readMaintenance } from './maintenance.ts';
import type { Setting } from './use-settings.ts';

const sayList = (t: Texts, value: Json): string => {
  if (!Array.isArray(value) || value.length === 0) return t('settings.none');
  const isPlain = value.every((one) => typeof one === 'string');
  return isPlain ? value.join(', ') : t('settings.entries', { count: value.length });
};

const PER_CENT = 100;

/** A share such as `0.003` in per cent, without the digits that binary fractions add. */
const sayRate = (rate: string): string => `${Number((Number(rate) * PER_CENT).toFixed(4))}%`;

const sayFigure = (t: Texts, { unit }: Setting, value: string | number): string => {
  if (unit === 'rate') return sayRate(String(value));
  if (unit === 'percent') return `${value}%`;
  if (unit === 'amount') return formatMoney(String(value));
  if (unit === null) return String(value);
  return `${value} ${wordsFor(t, 'settings.units', unit)}`;
};

const sayPlain = (t: Texts, setting: Setting, value: Json): string => {
  if (value === null || value === '') return t('settings.none');
  return typeof value === 'string' || typeof value === 'number'
    ? sayFigure(t, setting, value)
    : JSON.stringify(value);
};

/** The value of a setting in words, from what stands on the wire. */
export const sayValue = (t: Texts, setting: Setting, wire: string): string => {
  const { name, form } = setting;
  const value = readJson(wire);
  if (name === MAINTENANCE) return t(readMaintenance(wire).on ? 'site.shut' : 'site.open');
  if (name === CHAT_HOURS) return sayChatHours(t, wire);
  if (form.kind === 'switch') return t(value === true ? 'settings.on' : 'settings.off');
  if (form.kind === 'lines' || form.kind === 'records') return sayList(t, value);
  return sayPlain(t, setting, value);
};

/** Between what a figure has to be, in its unit; empty for what is no figure. */
export const sayBounds = (t: Texts, setting: Setting): string => {
  const { form } = setting;
  if (form.kind !== 'number' && form.kind !== 'amount' && form.kind !== 'rate') return '';
  const [least, most] = [form.least, form.most].map((bound) => sayFigure(t, setting, bound));
  return t('settings.numberHelp', { least, most });
};
