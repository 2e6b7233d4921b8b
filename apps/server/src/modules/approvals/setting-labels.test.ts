import { loadConsoleMessages } from '@hintha/messages';
import { collectContributions } from '@hintha/platform';
import { expect, test } from 'vitest';
import { ALL_CONTRIBUTIONS } from '../../all-modules.ts';
import { formOf, listSettings } from '../settings/index.ts';

const SETTINGS = listSettings({ contributions: collectContributions(ALL_CONTRIBUTIONS) });

/** The words under a path such as `payments.withdrawals`, in nested messages. */
const wordsAt = (messages: unknown, path: string): unknown =>
  path.split('.').reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);

const without = (area: unknown, names: readonly string[]) =>
  names.filter((name) => typeof wordsAt(area, name) !== 'string');

test.each(['en', 'my'])(
  'every setting, its area and every field of one has a label, and every area its help in %s',
  async (language) => {
    const { settings } = await loadConsoleMessages(language);
    expect(
      without(
        settings.names,
        SETTINGS.map(({ name }) => name),
      ),
    ).toEqual([]);
    for (const area of [settings.groups, settings.groupHelp])
      expect(
        without(
          area,
          SETTINGS.map(({ group }) => group.group),
        ),
      ).toEqual([]);
    const fields = SETTINGS.flatMap(({ setting }) => {
      const form = formOf(setting.form);
      return form.kind === 'records' ? form.fields : [];
    });
    expect(without(settings.fields, fields)).toEqual([]);
  },
);

test('no two settings have one name, and each has a form that fits its usual value', () => {
  const names = SETTINGS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { setting } of SETTINGS)
    expect(setting.form.parse(setting.form.encode(setting.usual))).toEqual(setting.usual);
});
