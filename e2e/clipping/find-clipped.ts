/**
 * What of a page's words cannot be read: the page is wider than its window, or a box cuts its own text off without saying
 * so by dots and without a way to scroll. Runs in the page, and so it stands on nothing else.
 */
export const findClipped = (): string[] => {
  const wider = document.documentElement.scrollWidth - window.innerWidth;
  const cut = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (element) =>
        // A box of one pixel is for those who listen.
        element.clientWidth > 1 &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[aria-hidden="true"], [inert]') === null,
    )
    .filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const beside = element.scrollWidth - element.clientWidth > 1 && textOverflow !== 'ellipsis';
      const below = element.scrollHeight - element.clientHeight > 2;
      return (beside && overflowX === 'hidden') || (below && overflowY === 'hidden');
    })
    .map((element) => `${element.tagName.toLowerCase()} “${element.innerText.slice(0, 40)}”`);
  return [...(wider > 0 ? [`the page is ${wider} px wider than its window`] : []), ...new Set(cut)];
};
