import { Skeleton } from '@hintha/ui';
import { lazy, Suspense } from 'react';
import styles from './qr-code.module.css';
import type { QrCodeProps } from './qr-code.tsx';

// The library behind it is larger than the whole overlay, and few ever add an authenticator.
const Drawn = lazy(async () => ({ default: (await import('./qr-code.tsx')).DrawnQrCode }));

export const QrCode = (props: QrCodeProps) => (
  <Suspense fallback={<Skeleton className={styles.place} width="" height="" />}>
    <Drawn {...props} />
  </Suspense>
);
