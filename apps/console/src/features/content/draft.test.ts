import { expect, test } from 'vitest';
import { draftOf, emptyDraft, toWire, type Draft } from './draft.ts';

const text = (title: string, content = '') => ({ title, lead: '', content, action: '' });
const written = (more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('NOTICE'),
  texts: { ...emptyDraft('NOTICE').texts, en: text('A notice', '<p>One</p>') },
  ...more,
});

test('a language without a title is left out, and there is at least one with', () => {
  expect(toWire(written())?.texts).toEqual({ en: text('A notice', '<p>One</p>') });
  expect(toWire(emptyDraft('NOTICE'))).toBeUndefined();
  expect(
    toWire(written({ texts: { ...emptyDraft('NOTICE').texts, my: text('', '<p>two</p>'), en: text('A') } })),
  ).toBeUndefined();
});

test('times are those of Yangon, and none is at once and for ever', () => {
  expect(toWire(written())).toMatchObject({ from: null, until: null });
  const wire = toWire(written({ from: '2026-11-30T18:00' }));
  expect(wire?.from).toBe(Date.UTC(2026, 10, 30, 11, 30));
  expect(toWire(written({ until: 'soon' }))).toBeUndefined();
});

test('a type of link and its address come together', () => {
  expect(toWire(written({ linkageType: 'INTERNAL' }))).toBeUndefined();
  expect(toWire(written({ linkageUrl: '/rng' }))).toBeUndefined();
  expect(toWire(written({ linkageType: 'INTERNAL', linkageUrl: ' /rng ' }))).toMatchObject({
    linkageType: 'INTERNAL',
    linkageUrl: '/rng',
  });
});

test('what the server keeps is what the editor shows and sends again', () => {
  const wire = toWire(written({ leastLevel: '4', position: '12', until: '2026-11-30T18:00' }));
  if (wire === undefined) throw new Error('it is filled in');
  const kept = { shown: false, version: 3, changedAt: 0, changedBy: 'writer', id: '7' };
  expect(toWire(draftOf({ ...wire, ...kept }))).toEqual(wire);
});
