/** What the house reads, and how much of it. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
const MOST_BYTES = 5 * 1024 * 1024;

export type PictureFlaw = 'type' | 'size' | 'many';

type PictureFile = Pick<File, 'type' | 'size'>;

const flawOf = ({ type, size }: PictureFile): PictureFlaw | null => {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'type';
  return size > MOST_BYTES ? 'size' : null;
};

/** The pictures with those that were chosen now, as far as they will do, and what is wrong with the first that will not. */
export const addPictures = <Picture extends PictureFile>(
  before: readonly Picture[],
  chosen: readonly Picture[],
  most: number,
): { pictures: Picture[]; flaw: PictureFlaw | null } => {
  const good = chosen.filter((file) => flawOf(file) === null);
  const bad = chosen.map(flawOf).find((flaw) => flaw !== null) ?? null;
  const pictures = [...before, ...good];
  return { pictures: pictures.slice(0, most), flaw: bad ?? (pictures.length > most ? 'many' : null) };
};
