import { PROMOTION_NAMES } from '@hintha/art';
import { Button, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { PIECES } from '../use-pieces.ts';
import { PictureButton } from './picture-button.tsx';
import styles from './pictures.module.css';

const DRAWN = ['/art/hero.svg', ...PROMOTION_NAMES.map((name) => `/art/promotion/${name}.svg`)];

interface Props {
  readonly onPath: (path: string) => void;
}

/** Opens the library of pictures in its place, and tells the path of the one that is chosen. */
export const PictureChoice = ({ onPath }: Props) => {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (path: string) => {
    setIsOpen(false);
    onPath(path);
  };
  return (
    <>
      <Button size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('content.choose')}
      </Button>
      {isOpen && <Library onPath={choose} />}
    </>
  );
};

/** What was put up, the latest first, and what is drawn. */
const Library = ({ onPath }: Props) => {
  const t = useTexts();
  return (
    <Stack gap="md" className={styles.library}>
      <section aria-label={t('content.sent')}>
        <h3>{t('content.sent')}</h3>
        <PictureButton onPath={onPath} />
        <Sent onPath={onPath} />
      </section>
      <section aria-label={t('content.drawn')}>
        <h3>{t('content.drawn')}</h3>
        <Pictures pictures={DRAWN.map((path) => ({ path, name: path }))} onPath={onPath} />
      </section>
    </Stack>
  );
};

const Sent = ({ onPath }: Props) => {
  const t = useTexts();
  const { data, error } = useQuery({
    queryKey: [PIECES, 'pictures'],
    queryFn: ({ signal }) => call('listPictures', { signal }),
    staleTime: 0,
  });
  if (error !== null) return <p role="alert">{explain(error)}</p>;
  if (data === undefined) return <Skeleton height={96} />;
  if (data.length === 0) return <p>{t('content.noPictures')}</p>;
  const pictures = data.map(({ path, width, height, addedAt, addedBy }) => ({
    path,
    name: `${width} × ${height} · ${formatInstant(addedAt)} · ${addedBy}`,
  }));
  return <Pictures pictures={pictures} onPath={onPath} />;
};

interface PicturesProps extends Props {
  readonly pictures: readonly { readonly path: string; readonly name: string }[];
}

const Pictures = ({ pictures, onPath }: PicturesProps) => (
  <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
    {pictures.map(({ path, name }) => (
      <button key={path} type="button" className={styles.picture} onClick={() => onPath(path)}>
        <img src={path} alt="" loading="lazy" />
        <small>{name}</small>
      </button>
    ))}
  </SimpleGrid>
);
