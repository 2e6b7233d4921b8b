import type { ReactNode } from 'react';

/** A figure of a card with its name. */
export const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
