import { Container, Sprite, type Texture } from 'pixi.js';

/** Sprites that are taken for one picture and given back all at once; none is made twice. */
export interface SpritePool {
  readonly view: Container;
  readonly take: (texture: Texture) => Sprite;
  readonly clear: () => void;
}

export const createSpritePool = (): SpritePool => {
  const view = new Container();
  const sprites: Sprite[] = [];
  let taken = 0;
  return {
    view,
    take: (texture) => {
      const sprite = sprites[taken] ?? view.addChild(new Sprite({ anchor: 0.5 }));
      sprites[taken] = sprite;
      taken += 1;
      sprite.texture = texture;
      sprite.visible = true;
      sprite.alpha = 1;
      sprite.rotation = 0;
      sprite.tint = 0xffffff;
      return sprite;
    },
    clear: () => {
      for (const sprite of sprites) sprite.visible = false;
      taken = 0;
    },
  };
};
