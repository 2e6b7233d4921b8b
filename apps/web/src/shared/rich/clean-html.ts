import DOMPurify from 'dompurify';

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const OUTSIDE = /^https?:\/\/[^\s\\]+$/i;
const OWN_PICTURE = /^\/(?:art|objects)\/[\w./-]+$/;

const tend = (node: Element): void => {
  const href = node.getAttribute('href') ?? '';
  const src = node.getAttribute('src') ?? '';
  if (node.nodeName === 'IMG' && !OWN_PICTURE.test(src)) node.remove();
  if (node.nodeName !== 'A') return;
  if (OUTSIDE.test(href)) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  } else if (!OWN_PATH.test(href)) node.removeAttribute('href');
};

DOMPurify.addHook('afterSanitizeAttributes', tend);

/**
 * What of a rich text may be shown: the marks that the editor offers. The server cleans it before it keeps it; the page
 * trusts nobody and cleans it once more.
 */
export const cleanHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'img'],
    ALLOWED_ATTR: ['href', 'src', 'alt'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
