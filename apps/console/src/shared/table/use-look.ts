import { useState } from 'react';

export type Density = 'compact' | 'wide';

interface Look {
  density: Density;
  /** By the id of the column; one that is not named is as the table says. */
  columns: Record<string, boolean>;
}

const PLAIN: Look = { density: 'compact', columns: {} };

const keyOf = (name: string) => `console-table-${name}`;

const readLook = (name: string): Look => {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as Partial<Look>) };
  } catch {
    return PLAIN;
  }
};

/** How somebody likes a table to look, kept on this machine by the table's name. */
export const useLook = (name: string) => {
  const [look, setLook] = useState(() => readLook(name));
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part };
    localStorage.setItem(keyOf(name), JSON.stringify(next));
    setLook(next);
  };
  return {
    ...look,
    setDensity: (density: Density) => change({ density }),
    setColumns: (columns: Record<string, boolean>) => change({ columns }),
  };
};
