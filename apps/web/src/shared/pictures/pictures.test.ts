import { expect, test } from 'vitest';
import { addPictures } from './pictures.ts';

const MB = 1024 * 1024;
const file = (type: string, size = 1) => ({ type, size });

test('WALLET-014 a picture is png or jpg', () => {
  const png = file('image/png');
  const jpg = file('image/jpeg');
  expect(addPictures([], [png, jpg], 3)).toEqual({ pictures: [png, jpg], validationError: null });
  expect(addPictures([], [file('image/gif'), png], 3)).toEqual({ pictures: [png], validationError: 'type' });
});

test('WALLET-014 a picture has 5 MB at most', () => {
  const most = file('image/png', 5 * MB);
  expect(addPictures([], [most], 3)).toEqual({ pictures: [most], validationError: null });
  expect(addPictures([], [file('image/png', 5 * MB + 1)], 3)).toEqual({
    pictures: [],
    validationError: 'size',
  });
});

test('more pictures than the server takes are left out, and it is said', () => {
  const [one, two] = [file('image/png', 1), file('image/png', 2)];
  expect(addPictures([one], [two], 1)).toEqual({ pictures: [one], validationError: 'many' });
  expect(addPictures([one], [], 1)).toEqual({ pictures: [one], validationError: null });
});
