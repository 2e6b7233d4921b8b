import { ENDONYMS } from '@hintha/contract/languages';
import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, drawPage } from '../../../test/draw-page.tsx';
import { draftOf } from './draft.ts';
import { PieceEditor } from './piece-editor.tsx';
import type { Piece } from './use-pieces.ts';

const { appShell, content: words } = await loadConsoleMessages('en');

const ENGLISH = { title: 'A raffle', lead: '', content: '<p>Come <strong>along</strong></p>', action: '' };
const PIECE: Piece = {
  id: '7',
  kind: 'PROMOTION',
  place: '',
  texts: { en: ENGLISH },
  art: null,
  linkageType: null,
  linkageUrl: null,
  audience: 'ALL',
  leastLevel: 1,
  device: 'ANY',
  position: 0,
  state: 'DRAFT',
  from: null,
  until: null,
  shown: false,
  version: 3,
  changedAt: 0,
  changedBy: 'writer',
};

const FALLBACKS = {
  name: 'content.fallbackLanguages',
  group: 'content',
  value: '["en"]',
  usual: '["en","my"]',
  form: { kind: 'lines' as const, upper: false },
  unit: null,
  needsApproval: false,
  mayChange: true,
  changed: null,
};

const open = (fallbacks = FALLBACKS.value) => {
  const answers = answerCalls()
    .give('previewContent', { content: ENGLISH.content })
    .give('listSettings', { settings: [{ ...FALLBACKS, value: fallbacks }] });
  const onClose = vi.fn<() => void>();
  const editor = <PieceEditor start={draftOf(PIECE)} piece={{ id: '7', version: 3 }} onClose={onClose} />;
  return { answers, onClose, user: drawPage(editor, { path: '/content' }) };
};

const column = (language: keyof typeof ENDONYMS) =>
  within(screen.getByRole('group', { name: ENDONYMS[language] }));

test('languages stand side by side, those that are missing are marked, and another opens beside them', async () => {
  const { user } = open();
  const marks = within(await screen.findByRole('group', { name: words.beside }));
  expect(marks.getByRole('button', { name: `${ENDONYMS.en} ${words.marked.written}` })).toBeDefined();
  expect(marks.getAllByRole('button', { name: new RegExp(words.marked.missing, 'u') })).toHaveLength(7);
  expect(column('en').getByLabelText(words.name)).toHaveProperty('value', ENGLISH.title);
  expect(column('my').getByLabelText(words.name)).toHaveProperty('value', '');
  await user.click(marks.getByRole('button', { name: `${ENDONYMS.th} ${words.marked.missing}` }));
  await user.type(column('th').getByLabelText(words.name), 'ไทย');
  expect(await marks.findByRole('button', { name: `${ENDONYMS.th} ${words.marked.half}` })).toBeDefined();
});

test('a text is written as it is read, and what is kept is sent as it was where nothing was changed', async () => {
  const { answers, user, onClose } = open();
  const text = await column('en').findByRole('textbox', { name: words.content });
  expect(text.querySelector('strong')?.textContent).toBe('along');
  answers.give('savePiece', { ...PIECE, version: 4 });
  await user.type(screen.getByLabelText(new RegExp(`^${appShell.reason}`, 'u')), 'nothing to change');
  await user.click(screen.getByRole('button', { name: words.save }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(answers.asked('savePiece')[0]?.body).toMatchObject({
    version: 3,
    draft: { texts: { en: ENGLISH }, art: null },
  });
});

test('a preview in a missing language shows the one that stands in for it, and says so', async () => {
  open();
  expect(await screen.findByText(words.fallbackTo.replace('{{language}}', ENDONYMS.en))).toBeDefined();
  const preview = screen.getByRole('region', { name: words.preview });
  expect(within(preview).getByText(ENGLISH.title)).toBeDefined();
  expect(preview.querySelector('img')?.getAttribute('src')).toBe('/art/promotion/news.svg');
});

test('with no language to stand in, the preview says that readers do not see it', async () => {
  open('[]');
  expect(await screen.findByText(words.fallbackNone)).toBeDefined();
  expect(screen.queryByRole('region', { name: words.preview })).toBeNull();
});

test('a picture is chosen from the library, and a promotion can do without one again', async () => {
  const { answers, user } = open();
  const path = '/art/picture/0123456789abcdef0123456789abcdef.png';
  answers.give('listPictures', [{ path, width: 800, height: 360, addedAt: 0, addedBy: 'writer' }]);
  const [, , choose] = await screen.findAllByRole('button', { name: words.choose });
  if (choose === undefined) throw new Error('the place of the picture has its library');
  await user.click(choose);
  await user.click(await screen.findByRole('button', { name: /800 × 360/u }));
  expect(screen.getByLabelText(words.art)).toHaveProperty('value', path);
  await user.click(screen.getByRole('button', { name: words.none }));
  expect(screen.getByLabelText(words.art)).toHaveProperty('value', '');
});
