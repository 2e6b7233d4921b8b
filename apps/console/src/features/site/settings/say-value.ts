import type { Texts } from '../../../shared/language.ts';
import { readJson, type Json } from './json.ts';
import type { Setting } from '../use-site.ts';
import { MAINTENANCE, readMaintenance } from './maintenance.ts';

const sayList = (t: Texts, value: Json): string => {
  if (!Array.isArray(value) || value.length === 0) return t('site.none');
  const isPlain = value.every((one) => typeof one === 'string');
  return isPlain ? value.join(', ') : t('site.entries', { count: value.length });
};

/** The value of a setting in words, from what stands on the wire. */
export const sayValue = (t: Texts, { name, form: { kind } }: Setting, wire: string): string => {
  const value = readJson(wire);
  if (name === MAINTENANCE) return t(readMaintenance(wire).on ? 'site.shut' : 'site.open');
  if (kind === 'switch') return t(value === true ? 'site.on' : 'site.off');
  if (kind === 'lines' || kind === 'records') return sayList(t, value);
  if (value === null || value === '') return t('site.none');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
