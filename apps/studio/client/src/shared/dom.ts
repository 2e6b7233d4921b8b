type Child = Node | string | null | undefined | false;

type Attributes = Record<string, string | number | boolean | null | undefined>;

/** Makes an element: false, null and undefined attributes are left out, true ones are set empty. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...present(children));
  return element;
};

const present = (children: readonly Child[]): (Node | string)[] =>
  children.filter((child) => child !== null && child !== undefined && child !== false);

const setAttribute = (element: Element, name: string, value: Attributes[string]): void => {
  if (value === null || value === undefined || value === false) return;
  element.setAttribute(name, value === true ? '' : String(value));
};

/** Writes text only when it differs, so that a live region is not read out again for nothing. */
export const setText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** A real button with a press handler; `label` names it when its content is only a picture. */
export const button = (
  attributes: Attributes & { label?: string },
  press: () => void,
  ...children: Child[]
): HTMLButtonElement => {
  const { label, ...rest } = attributes;
  const element = h('button', { type: 'button', 'aria-label': label, title: label, ...rest }, ...children);
  element.addEventListener('click', press);
  return element;
};

/** A picture drawn as SVG text by our own code, placed as an image so that its ids stay its own. */
export const picture = (svg: string, className: string): HTMLImageElement =>
  h('img', { class: className, src: toDataUrl(svg), alt: '', draggable: 'false', decoding: 'async' });

export const toDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** A line icon on the 24 grid, coloured by the text around it. */
export const icon = (path: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg');
  setAttribute(svg, 'viewBox', '0 0 24 24');
  setAttribute(svg, 'class', 'icon');
  setAttribute(svg, 'aria-hidden', 'true');
  const stroke = document.createElementNS(SVG_NAMESPACE, 'path');
  setAttribute(stroke, 'd', path);
  svg.append(stroke);
  return svg;
};
