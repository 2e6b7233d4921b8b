import { ENDONYMS } from '@hintha/contract/languages';
import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPage, openDialog } from '../../../../test/draw-page.tsx';
import type { Piece } from '../use-pieces.ts';
import { PreviewAs } from './preview-as.tsx';
import type { Preview } from './use-preview.ts';

const { content } = await loadConsoleMessages('en');
const words = content.asReader;

const pieceOf = (id: string, title: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'NOTICE',
  place: '',
  texts: { en: { title, lead: '', content: `<p>${title} in full</p>`, action: '' } },
  art: null,
  linkageType: null,
  linkageUrl: null,
  audience: 'ALL',
  leastLevel: 1,
  device: 'ANY',
  position: 0,
  state: 'PUBLISHED',
  from: null,
  until: null,
  shown: true,
  version: 1,
  changedAt: 0,
  changedBy: 'writer',
  ...more,
});

const PREVIEW: Preview = {
  reader: { kind: 'VISITOR', level: 0 },
  pieces: [
    { piece: pieceOf('2', 'Second by number'), hidden: null, language: 'en' },
    { piece: pieceOf('1', 'First by number'), hidden: null, language: 'en' },
    { piece: pieceOf('3', 'For the fourth', { leastLevel: 4 }), hidden: 'LEVEL', language: 'en' },
    { piece: pieceOf('4', 'In Thai alone'), hidden: 'LANGUAGE', language: null },
  ],
};

const section = (name: string) => within(openDialog().getByRole('region', { name }));

const open = async (roles?: Parameters<typeof drawPage>[1]['roles']) => {
  const answers = answerCalls().give('previewPieces', PREVIEW);
  const user = drawPage(<PreviewAs kind="NOTICE" />, {
    path: '/content',
    ...(roles === undefined ? {} : { roles }),
  });
  await user.click(screen.getByRole('button', { name: words.open }));
  await openDialog().findByRole('region', { name: words.shown });
  return { answers, user };
};

test('a visitor is shown pieces in the order of the server, marked where a language stands in', async () => {
  const { answers, user } = await open();
  expect(answers.asked('previewPieces')[0]?.query).toMatchObject({ as: 'VISITOR', language: 'my' });
  const items = section(words.shown).getAllByRole('listitem');
  const mark = words.fallback.replace('{{language}}', ENDONYMS.en);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `Second by number${mark}`,
    `First by number${mark}`,
  ]);
  answers.give('previewContent', { content: '<p>First by number in full</p>' });
  await user.click(section(words.shown).getByText('First by number'));
  expect(await section(words.shown).findByText('First by number in full')).toBeDefined();
});

test('what is not shown says why', async () => {
  await open();
  const items = section(words.hidden).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `For the fourth${words.reasons.LEVEL.replace('{{level}}', '4')}`,
    `In Thai alone${words.reasons.LANGUAGE}`,
  ]);
});

test('a member that is found is looked as, with the level it stands on', async () => {
  const { answers, user } = await open();
  await user.selectOptions(openDialog().getByLabelText(words.who), 'ONE');
  expect(openDialog().queryByRole('region', { name: words.shown })).toBeNull();
  const hit = { accountId: '7', account: 'thida', state: 'open', amount: null, at: 0 };
  answers.give('searchConsole', {
    hits: [
      { ...hit, kind: 'member', id: '7', title: 'thida' },
      { ...hit, kind: 'deposit', id: '9', title: 'D9' },
    ],
    kinds: ['member', 'deposit'],
  });
  answers.give('previewPiecesAsMember', { ...PREVIEW, reader: { kind: 'MEMBER', level: 4 } });
  await user.type(openDialog().getByLabelText(words.find), 'thi');
  await user.click(await openDialog().findByRole('button', { name: 'thida' }));
  const standing = words.standing.replace('{{kind}}', words.kinds.MEMBER).replace('{{level}}', '4');
  expect(await openDialog().findByText(standing)).toBeDefined();
  expect(answers.asked('previewPiecesAsMember')[0]?.params).toEqual({ id: '7' });
});

test('who may not see members looks as a kind of reader, of a level', async () => {
  const { answers, user } = await open(['content']);
  expect(openDialog().queryByRole('option', { name: words.kinds.ONE })).toBeNull();
  await user.selectOptions(openDialog().getByLabelText(words.who), 'AGENT');
  await user.selectOptions(await openDialog().findByLabelText(words.level), '4');
  await expect
    .poll(() => answers.asked('previewPieces').at(-1)?.query)
    .toMatchObject({ as: 'AGENT', level: 4 });
});
