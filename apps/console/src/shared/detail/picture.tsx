import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { fetchPicture } from '../api.ts';
import { useTexts } from '../language.ts';
import styles from './detail.module.css';

interface Props {
  /** Of a picture that a member sent to the desk. */
  readonly id: string;
  readonly label: string;
}

/** A picture that only staff may see, so that it comes with the token and not by its address alone. */
export const Picture = ({ id, label }: Props) => {
  const t = useTexts();
  const [shown, setShown] = useState<{ address: string } | 'failed' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let address = '';
    fetchPicture(`/console/pictures/${encodeURIComponent(id)}`, stop.signal).then(
      (found) => {
        address = found;
        setShown({ address });
      },
      () => !stop.signal.aborted && setShown('failed'),
    );
    return () => {
      stop.abort();
      URL.revokeObjectURL(address);
    };
  }, [id]);
  if (shown === null) return <Skeleton className={styles.picture} />;
  if (shown === 'failed') return <p>{t('table.noPicture')}</p>;
  return (
    <a href={shown.address} target="_blank" rel="noreferrer">
      <img className={styles.picture} src={shown.address} alt={label} />
    </a>
  );
};
