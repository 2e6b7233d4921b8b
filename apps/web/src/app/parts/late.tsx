import { Suspense, type ReactNode } from 'react';
import { Breakage } from '../breakage.tsx';

const Nothing = () => null;

interface LateProps {
  /** What keeps the place until it is there. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** A part around the page that comes late, and that the page goes on without when it does not come. */
export const Late = ({ meanwhile = null, children }: LateProps) => (
  <Breakage Instead={Nothing}>
    <Suspense fallback={meanwhile}>{children}</Suspense>
  </Breakage>
);
