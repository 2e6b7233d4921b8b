import 'pixi.js/unsafe-eval';
import { Container, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
import { layReels, type Geometry } from './geometry.ts';

/** The canvas over the board and what is drawn on it: the reels inside their window, and all else above them. */
export interface Screen {
  readonly canvas: HTMLCanvasElement;
  readonly geometry: () => Geometry;
  readonly addToWindow: (view: Container) => void;
  readonly addAbove: (view: Container) => void;
  readonly render: () => void;
  readonly destroy: () => void;
}

const MAX_RESOLUTION = 2;

const resolution = (): number => Math.min(MAX_RESOLUTION, window.devicePixelRatio);

/** `resized` is called whenever the board has another size, before anything is drawn at it. */
export const createScreen = async (
  board: HTMLElement,
  resized: (geometry: Geometry) => void,
): Promise<Screen> => {
  // Pixi's own clock only collects what is no longer used; nothing here is, and it would never let a phone rest.
  Ticker.system.autoStart = false;
  const renderer = new WebGLRenderer();
  const { width, height } = sizeOf(board);
  await renderer.init({
    width,
    height,
    resolution: resolution(),
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    skipExtensionImports: true,
  });
  board.append(renderer.canvas);
  const scene = new Container();
  const reelWindow = createWindow(scene);
  let geometry = layReels(width, height);
  reelWindow.place(geometry);
  const observer = new ResizeObserver(() => {
    const size = sizeOf(board);
    renderer.resize(size.width, size.height, resolution());
    geometry = layReels(size.width, size.height);
    reelWindow.place(geometry);
    resized(geometry);
    renderer.render({ container: scene });
  });
  observer.observe(board);
  return {
    canvas: renderer.canvas,
    geometry: () => geometry,
    addToWindow: (view) => reelWindow.view.addChild(view),
    addAbove: (view) => scene.addChild(view),
    render: () => renderer.render({ container: scene }),
    destroy: () => {
      observer.disconnect();
      renderer.destroy({ removeView: true });
    },
  };
};

const sizeOf = (board: HTMLElement): { width: number; height: number } => ({
  width: Math.max(1, board.clientWidth),
  height: Math.max(1, board.clientHeight),
});

/** A container that shows only what lies inside the window of the reels. */
const createWindow = (scene: Container): { view: Container; place(geometry: Geometry): void } => {
  const view = scene.addChild(new Container());
  const pane = new Sprite(Texture.WHITE);
  // A sprite alone would be an alpha mask, drawn through a filter each frame; in a container it is a stencil.
  const stencil = scene.addChild(new Container({ children: [pane] }));
  view.mask = stencil;
  return {
    view,
    place: ({ left, top, width, height }) => {
      pane.position.set(left, top);
      pane.setSize(width, height);
    },
  };
};
