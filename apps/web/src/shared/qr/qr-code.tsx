import { create } from 'qrcode';
import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath, QUIET_ZONE } from './qr-path.ts';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** A text as a QR code. It is dark on white in both themes, because not every camera reads the other way round. */
export const DrawnQrCode = ({ text, label }: QrCodeProps) => {
  const { path, box } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const side = modules.size + 2 * QUIET_ZONE;
    return { path: qrPath(modules), box: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}` };
  }, [text]);
  return (
    <svg className={styles.code} viewBox={box} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
};
