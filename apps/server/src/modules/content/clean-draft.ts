import sanitize from 'sanitize-html';
import type { Draft, PieceText, Texts } from './types.ts';

/** A draft as it may be kept: of its rich texts what is harmless. The words of a banner are plain and stay plain. */
export const cleanDraft = (draft: Draft): Draft =>
  draft.kind === 'BANNER' ? draft : { ...draft, texts: cleanTexts(draft.texts) };

const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]: [string, PieceText]) => [
      language,
      { ...text, content: cleanHtml(text.content) },
    ]),
  );

/** A browser reads a backslash as a slash and skips white space. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const OUTSIDE = /^https?:\/\/[^\s\\]+$/i;
const OWN_PICTURE = /^\/(?:art|objects)\/[\w./-]+$/;

const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src) && !src.includes('..');

const toLink = (href: string | undefined): sanitize.Attributes => {
  if (href === undefined) return {};
  if (OWN_PATH.test(href)) return { href };
  return OUTSIDE.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
};

/** Leaves of a rich text a short list of marks, links and pictures of our own, and nothing that could run. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'img'],
    allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: (tagName, { href }) => ({ tagName, attribs: toLink(href) }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: isOwnPicture(src) ? { src, alt } : { alt },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  }).trim();
