import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPart } from '../../test/draw-part.tsx';
import { markLine } from '../shared/line.ts';
import { Breakage } from './breakage.tsx';
import { ChunkLoadError } from './load-page.ts';

const { failures } = await loadMessages('en');

const watchReload = () => vi.spyOn(location, 'reload').mockReset();
const Broken = ({ error }: { error: Error }): never => {
  throw error;
};

const drawBroken = (error: Error) =>
  drawPart(
    <Breakage>
      <Broken error={error} />
    </Breakage>,
  );

beforeEach(() => {
  markLine(true);
  // What a part throws is told to whoever develops it as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a page that did not come while the server was away is loaded anew as soon as it is back', async () => {
  const reload = watchReload();
  await drawBroken(new ChunkLoadError('missing'));
  await screen.findByText(failures.chunkMissing);
  expect(reload).not.toHaveBeenCalled();
  markLine(false);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('what broke for another reason stays as it is when the server is back', async () => {
  const reload = watchReload();
  await drawBroken(new Error('of ours'));
  await screen.findByText(failures.unexpected);
  markLine(false);
  expect(reload).not.toHaveBeenCalled();
});
