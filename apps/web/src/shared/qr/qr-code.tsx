import { HINTHA_MARK } from '@hintha/art';
import { create } from 'qrcode';
import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** In pixels, the free margin within it included. */
const SIZE = 200;
const MARGIN = 20;
/** What of the size the bird in the middle takes; the highest error correction gives back what lies under it. */
const LOGO = 0.2 * SIZE;
/** The bird is drawn in a square of a hundred. */
const LOGO_DRAWN = 100;

/** A text as a QR code. It is dark on white in both themes, because not every camera reads the other way round. */
export const DrawnQrCode = ({ text, label }: QrCodeProps) => {
  const { path, scale } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'H' });
    return { path: qrPath(modules), scale: (SIZE - 2 * MARGIN) / modules.size };
  }, [text]);
  const corner = (SIZE - LOGO) / 2;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      role="img"
      aria-label={label}
    >
      <path
        d={path}
        transform={`translate(${MARGIN} ${MARGIN}) scale(${scale})`}
        shapeRendering="crispEdges"
      />
      <rect x={corner} y={corner} width={LOGO} height={LOGO} rx={6} fill="white" />
      <path
        d={HINTHA_MARK}
        fillRule="evenodd"
        transform={`translate(${corner} ${corner}) scale(${LOGO / LOGO_DRAWN})`}
      />
    </svg>
  );
};
