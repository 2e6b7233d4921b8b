import { create } from 'qrcode';
import { useMemo } from 'react';
import styles from './app-code.module.css';
import { qrPath } from './qr-path.ts';
import { usePicture } from './use-picture.ts';

interface AppCodeProps {
  text: string;
  label: string;
}

// The defaults of the product.
const SIZE = 200;
const MARGIN = 20;
const LOGO = 0.2 * SIZE;
const LOGO_AT = (SIZE - LOGO) / 2;

/** The address of an app as a code: dark on light in both themes, with the bird of the brand in its middle. */
export const AppCode = ({ text, label }: AppCodeProps) => {
  const logo = usePicture('/favicon.svg');
  const { path, scale } = useMemo(() => {
    // A third of the code may be hidden, which leaves room for the logo.
    const { modules } = create(text, { errorCorrectionLevel: 'H' });
    return { path: qrPath(modules), scale: (SIZE - 2 * MARGIN) / modules.size };
  }, [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      role="img"
      aria-label={label}
    >
      <rect className={styles.light} width={SIZE} height={SIZE} />
      <path
        className={styles.dark}
        d={path}
        shapeRendering="crispEdges"
        transform={`translate(${MARGIN} ${MARGIN}) scale(${scale})`}
      />
      {logo !== null && (
        <>
          <rect className={styles.light} x={LOGO_AT} y={LOGO_AT} width={LOGO} height={LOGO} />
          <image href={logo} x={LOGO_AT} y={LOGO_AT} width={LOGO} height={LOGO} />
        </>
      )}
    </svg>
  );
};
