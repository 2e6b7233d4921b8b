import type { ReactNode } from 'react';
import type { Method } from '../use-deposits.ts';
import { markOf, type Mark } from './marks.ts';

interface MethodMarkProps {
  method: Pick<Method, 'id' | 'name' | 'type'>;
  size?: number;
}

/** The mark of a way to pay, drawn here; its name stands beside it. */
export const MethodMark = ({ method, size = 36 }: MethodMarkProps) => {
  const mark = markOf(method);
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden data-mark={mark.kind}>
      {SHAPES[mark.kind](mark)}
    </svg>
  );
};

interface LetterProps {
  mark: Mark;
  y?: number;
  size?: number;
}

const Letter = ({ mark: { letters, ink }, y = 24.5, size = 19 }: LetterProps) => (
  <text x="18" y={y} fill={ink} fontSize={size} fontWeight="800" textAnchor="middle">
    {letters}
  </text>
);

const Eye = ({ x, y, mark }: { x: number; y: number; mark: Mark }) => (
  <>
    <rect x={x} y={y} width="8" height="8" rx="2" fill="none" stroke={mark.ink} strokeWidth="2" />
    <rect x={x + 3} y={y + 3} width="2" height="2" fill={mark.ink} />
  </>
);

const SHAPES: Record<Mark['kind'], (mark: Mark) => ReactNode> = {
  wallet: (mark) => (
    <>
      <circle cx="18" cy="18" r="18" fill={mark.ground} />
      <Letter mark={mark} />
    </>
  ),
  bank: (mark) => (
    <>
      <path d="M18 0 35 10v3H1v-3zM1 32h34v4H1z" fill={mark.ground} />
      <rect x="3" y="12" width="30" height="21" fill={mark.ground} />
      <Letter mark={mark} y={29} size={17} />
    </>
  ),
  qr: (mark) => (
    <>
      <rect width="36" height="36" rx="8" fill={mark.ground} />
      <Eye x={6} y={6} mark={mark} />
      <Eye x={22} y={6} mark={mark} />
      <Eye x={6} y={22} mark={mark} />
      <text x="26" y="31" fill={mark.ink} fontSize="14" fontWeight="800" textAnchor="middle">
        {mark.letters}
      </text>
    </>
  ),
  page: (mark) => (
    <>
      <path d="M10 0h16l10 10v16L26 36H10L0 26V10z" fill={mark.ground} />
      <Letter mark={mark} />
    </>
  ),
  card: (mark) => (
    <>
      <rect y="5" width="36" height="26" rx="5" fill={mark.ground} />
      <rect y="11" width="36" height="5" fill={mark.ink} />
      <rect x="5" y="22" width="12" height="3" rx="1.5" fill={mark.ink} />
    </>
  ),
  coin: (mark) => (
    <>
      <circle cx="18" cy="18" r="18" fill={mark.ground} />
      <circle cx="18" cy="18" r="14" fill="none" stroke={mark.ink} strokeWidth="2" />
      <Letter mark={mark} y={24} size={16} />
    </>
  ),
};
