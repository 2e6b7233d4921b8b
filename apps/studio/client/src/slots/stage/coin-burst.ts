import type { Container, Sprite } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import type { Geometry } from './geometry.ts';
import { createSpritePool } from './sprite-pool.ts';

/** Coins thrown up for a win; decoration only, so how many fly says nothing but "more" or "less". */
export interface CoinBurst {
  readonly view: Container;
  readonly throw: (count: number, geometry: Geometry, now: number) => void;
  readonly clear: () => void;
  /** False once the last coin has fallen. */
  readonly update: (now: number) => boolean;
}

interface Coin {
  readonly sprite: Sprite;
  readonly from: { x: number; y: number };
  readonly speed: { x: number; y: number };
  readonly size: number;
  readonly turn: number;
  readonly since: number;
}

const FLIGHT_MS = 1150;
const THROWN_WITHIN_MS = 350;

export const createCoinBurst = (atlas: Atlas): CoinBurst => {
  const pool = createSpritePool();
  let coins: Coin[] = [];
  const clear = (): void => {
    coins = [];
    pool.clear();
  };
  return {
    view: pool.view,
    clear,
    throw: (count, geometry, now) => {
      clear();
      coins = Array.from({ length: count }, (_, i) =>
        makeCoin(pool.take(atlas.parts.coin), geometry, { i, count, now }),
      );
    },
    update: (now) => {
      for (const coin of coins) fly(coin, now);
      if (coins.every(({ since }) => now > since + FLIGHT_MS)) clear();
      return coins.length > 0;
    },
  };
};

/** Spreads numbers evenly over 0 to 1 without a random source: the fraction of i times the golden ratio. */
const spread = (i: number): number => (i * 0.618034) % 1;

const makeCoin = (
  sprite: Sprite,
  { left, top, width, height, symbol }: Geometry,
  { i, count, now }: { i: number; count: number; now: number },
): Coin => ({
  sprite,
  from: { x: left + width * (0.3 + 0.4 * spread(i)), y: top + height * 0.92 },
  speed: { x: width * (spread(i * 7 + 3) - 0.5) * 0.9, y: -height * (1.5 + 0.8 * spread(i * 3 + 1)) },
  size: symbol * (0.2 + 0.16 * spread(i * 5 + 2)),
  turn: 2 + 5 * spread(i * 11),
  since: now + (i / count) * THROWN_WITHIN_MS,
});

const fly = ({ sprite, from, speed, size, turn, since }: Coin, now: number): void => {
  const seconds = (now - since) / 1000;
  sprite.visible = seconds >= 0 && seconds * 1000 <= FLIGHT_MS;
  if (!sprite.visible) return;
  // Thrown at `speed.y`, it is back at its start after FLIGHT_MS.
  const gravity = (-2 * speed.y) / (FLIGHT_MS / 1000);
  sprite.position.set(
    from.x + speed.x * seconds,
    from.y + speed.y * seconds + (gravity * seconds * seconds) / 2,
  );
  sprite.setSize(size * Math.max(0.12, Math.abs(Math.cos(turn * seconds * Math.PI))), size);
  sprite.alpha = Math.min(1, (FLIGHT_MS / 1000 - seconds) * 5);
};
