import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

interface Offset {
  x: number;
  y: number;
}

const HOME: Offset = { x: 0, y: 0 };

/** How far along one axis a part may go, so that it stays within its window. */
export const within = (wanted: number, from: number, to: number, room: number): number =>
  Math.min(Math.max(wanted, -from), Math.max(room - to, -from));

/** Lets a part be dragged by its head with a mouse or a finger, within the window; a double click brings it back. */
export const useDrag = () => {
  const [offset, setOffset] = useState(HOME);
  const begin = useRef<{ x: number; y: number; box: DOMRect } | null>(null);
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = event.currentTarget.parentElement?.getBoundingClientRect();
      if (box === undefined || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = new DOMRect(box.x - offset.x, box.y - offset.y, box.width, box.height);
      begin.current = { x: event.clientX - offset.x, y: event.clientY - offset.y, box: at };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (begin.current === null) return;
      const { x, y, box } = begin.current;
      setOffset({
        x: within(event.clientX - x, box.left, box.right, window.innerWidth),
        y: within(event.clientY - y, box.top, box.bottom, window.innerHeight),
      });
    },
    onLostPointerCapture: () => {
      begin.current = null;
    },
    onDoubleClick: () => setOffset(HOME),
  };
  const style: CSSProperties = { translate: `${offset.x}px ${offset.y}px` };
  return { handle, style };
};
