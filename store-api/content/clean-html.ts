import sanitizeHtml from 'sanitize-html'
import { inStorePath } from '../session/in-store-path.ts'

const isElsewhere = (address: string | undefined) =>
  address !== undefined && inStorePath(address) === null && /^https?:/i.test(address)

/** Text, lists, tables, links and pictures; no script, style, form, frame, id or class can come through. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'a'],
    ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    p: ['lang'],
    blockquote: ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // A page that is https may not ask for pictures in the clear.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What the owner wrote as a page's heading stands below the page's own.
  transformTags: {
    h1: 'h2',
    a: (tagName, { href, lang }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(lang !== undefined && { lang }),
        ...(isElsewhere(href) && { target: '_blank', rel: 'noopener nofollow' }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** A store owner's markup without anything that could run or break out of its place. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED)
