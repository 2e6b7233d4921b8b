import { expect, test } from 'vitest';
import { draftKey, EMPTY_DRAFT, parseDraft } from './draft.ts';

test('a draft is kept for each member and each lottery', () => {
  expect(draftKey('Thiri', 'MM2D')).toBe('lotteryDraft_Thiri_MM2D');
});

test('a draft comes back as it was kept', () => {
  const draft = {
    ...EMPTY_DRAFT,
    issue: '20261126-01',
    lines: [{ id: '1', playType: '2D', numbers: '16,61', unitStake: '1000.00' }],
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', 'null', '[]', '{"lines":[{}]}', JSON.stringify({ ...EMPTY_DRAFT, times: 'many' })])(
  'where %j stands there is no draft',
  (kept) => {
    expect(parseDraft(kept)).toEqual(EMPTY_DRAFT);
  },
);
