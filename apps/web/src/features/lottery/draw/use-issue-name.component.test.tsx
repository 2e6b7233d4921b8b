import type { Language } from '@hintha/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawName } from '../../../shared/draws/use-draw-name.ts';
import { drawPart } from '../../../../test/draw-part.tsx';
import { type Named, useIssueName } from './use-issue-name.ts';

const Name = ({ numero }: { numero: Named }) => <p>{useIssueName()(numero)}</p>;

/** An instant of November and December 2026 in Yangon. */
const at = (time: string): number => Date.parse(`2026-${time}:00+06:30`);

test.each([
  ['20261126-01', '11-26T12:01', null, '26/11 12:01 PM'],
  ['20261126-01', '11-26T09:30', null, '26/11 9:30 AM'],
  ['20261126-02', '11-27T16:30', '2026-11-27', '27/11 4:30 PM (moved)'],
  ['20261126-03', '11-26T20:00', null, '26/11 8:00 PM'],
  ['20261216', '12-16T14:00', null, '20261216'],
  ['20261216', '12-17T14:00', '2026-12-17', '20261216 (moved to 17/12)'],
  ['20261126-0007', '11-26T00:07', null, '20261126-0007'],
])('%s, drawn at %s, moved to %s, is called %s', async (issue, time, movedTo, name) => {
  await drawPart(<Name numero={{ issue, movedTo, drawTime: at(time) }} />);
  expect(screen.getByText(name)).toBeDefined();
});

test.each<[Language, string]>([
  ['my', '26/11 12:01 PM'],
  ['fil', '26/11 12:01 PM'],
  ['zh', '26/11 12:01'],
  ['vi', '26/11 12:01'],
])('in %s a draw at noon is called %s', (language, name) => {
  expect(drawName({ issue: '20261126-01', drawTime: at('11-26T12:01') }, language)).toBe(name);
});

test('a draw whose time is not known is called by its code', () => {
  expect(drawName({ issue: '20261126-01', drawTime: null }, 'en')).toBe('20261126-01');
});
