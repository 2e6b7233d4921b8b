import { loadConsoleMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SETTING_NAMES, SETTINGS } from '../settings/index.ts';
import { formOf } from './views.ts';

test('the form of a setting follows from its schema', () => {
  const forms = Object.fromEntries(SETTING_NAMES.map((name) => [name, formOf(SETTINGS[name])]));
  expect(forms).toMatchObject({
    maintenance: { kind: 'json' },
    blockedCountries: { kind: 'lines', upper: true },
    domainList: { kind: 'lines', upper: false },
    registerCaptcha: { kind: 'switch' },
    customerService: { kind: 'records', fields: ['csType', 'title', 'path'] },
    resources: { kind: 'records', fields: ['resourceType', 'url', 'qrCodeUrl'] },
    gtagId: { kind: 'text' },
    autoReceiptMinutes: { kind: 'number', least: 1, most: 1440 },
  });
});

test('what no form is known for is changed as it is on the wire', () => {
  const records = z.array(z.strictObject({ name: z.string(), most: z.int() }));
  for (const schema of [z.strictObject({ on: z.boolean() }), z.string().optional(), records])
    expect(formOf(schema)).toEqual({ kind: 'json' });
});

test.each(['EN', 'MY'])('every setting and every field of one has a label in %s', async (language) => {
  const { site } = await loadConsoleMessages(language);
  const fields = SETTING_NAMES.flatMap((name) => {
    const form = formOf(SETTINGS[name]);
    return form.kind === 'records' ? form.fields : [];
  });
  expect(SETTING_NAMES.filter((name) => !Object.hasOwn(site.settings, name))).toEqual([]);
  expect(SETTING_NAMES.filter((name) => !Object.hasOwn(site.settingHelp, name))).toEqual([]);
  expect(fields.filter((field) => !Object.hasOwn(site.fields, field))).toEqual([]);
});
