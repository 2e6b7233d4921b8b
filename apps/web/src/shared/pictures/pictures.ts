/** What the server reads, and how much of it. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
const MOST_BYTES = 5 * 1024 * 1024;

export type PictureValidationError = 'type' | 'size' | 'many';

type PictureFile = Pick<File, 'type' | 'size'>;

const validationErrorOf = ({ type, size }: PictureFile): PictureValidationError | null => {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'type';
  return size > MOST_BYTES ? 'size' : null;
};

/** The pictures with those that were chosen now, as far as they will do, and what is wrong with the first that will not. */
export const addPictures = <Picture extends PictureFile>(
  before: readonly Picture[],
  chosen: readonly Picture[],
  most: number,
): { pictures: Picture[]; validationError: PictureValidationError | null } => {
  const good = chosen.filter((file) => validationErrorOf(file) === null);
  const bad = chosen.map(validationErrorOf).find((validationError) => validationError !== null) ?? null;
  const pictures = [...before, ...good];
  return {
    pictures: pictures.slice(0, most),
    validationError: bad ?? (pictures.length > most ? 'many' : null),
  };
};
