import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { matchKeys, nameKey, type KeyBinding } from './match-keys.ts';

interface Layer {
  readonly bindings: readonly KeyBinding[];
}

/** What the keys mean at present: the layers of the parts that are mounted, the latest last. */
export const useLayers = create<{ layers: readonly Layer[] }>(() => ({ layers: [] }));

const PATIENCE_MS = 1200;
const FIELD = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';
const MOVES = '[role="tablist"], [role="radiogroup"], [data-keeps-arrows]';

const isInDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

const isFor = (event: KeyboardEvent, name: string): boolean => {
  if (event.defaultPrevented || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (name.startsWith('Arrow') && target?.closest(MOVES) != null) return false;
  return name.startsWith('mod+') || target?.closest(FIELD) == null;
};

/** Begins to listen; once, for the whole console. */
export const startKeys = (): void => {
  let pressed: string[] = [];
  let latest = 0;
  let forDialog = false;
  // A dialog that a key closes may be gone before the page hears of the key, which was meant for the dialog alone.
  window.addEventListener('keydown', () => (forDialog = isInDialog()), { capture: true });
  document.addEventListener('keydown', (event) => {
    const name = nameKey(event);
    if (name === 'Shift' || forDialog || !isFor(event, name)) return;
    const bindings = useLayers.getState().layers.flatMap((layer) => layer.bindings);
    const isLate = performance.now() - latest > PATIENCE_MS;
    pressed = isLate ? [name] : [...pressed, name];
    latest = performance.now();
    // Keys that together mean nothing may mean something from the last one on.
    const found = matchKeys(pressed, bindings) ?? matchKeys((pressed = [name]), bindings);
    if (found === 'more') return;
    pressed = [];
    if (found === null) return;
    event.preventDefault();
    found.run();
  });
};

/** Gives keys a meaning as long as the part is mounted; of two meanings of a key the later part's counts. */
export const useKeys = (bindings: readonly KeyBinding[]): void => {
  const current = useRef(bindings);
  useEffect(() => {
    current.current = bindings;
  });
  // Only other keys or other names make another layer; what they do is always the latest.
  const shape = JSON.stringify(bindings.map(({ keys, name }) => ({ keys, name })));
  useEffect(() => {
    const named = JSON.parse(shape) as Pick<KeyBinding, 'keys' | 'name'>[];
    const layer: Layer = {
      bindings: named.map((one, place) => ({ ...one, run: () => current.current[place]?.run() })),
    };
    useLayers.setState(({ layers }) => ({ layers: [...layers, layer] }));
    return () => useLayers.setState(({ layers }) => ({ layers: layers.filter((one) => one !== layer) }));
  }, [shape]);
};
