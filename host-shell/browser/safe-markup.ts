const TAG =
  'h[1-6]|p|br|hr|blockquote|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|sub|sup|code|pre|a|figure|figcaption|img|table|caption|thead|tbody|tfoot|tr|th|td|div|span|small|mark|abbr|time'
/**
 * A place in the shop or one elsewhere; without a scheme no character reference that could make one. No address is both: what can be
 * read in two ways is read in all of them, twice as many with each link, before it is refused.
 */
const PLACE = `(?:(?:https?|mailto|tel):|[/#?])[^"<>]*|(?![/#?])(?:[^":&<>]|&amp;)*`
const OTHER = 'rel|target|lang|dir|alt|title|width|height|loading|scope|colspan|rowspan|start|class|datetime'
const ATTRIBUTE = String.raw`\s+(?:(?:href|src)="(?:${PLACE})"|(?:${OTHER})(?:="[^"<>]*")?)`
const HARMLESS = new RegExp(String.raw`^(?:[^<]|</(?:${TAG})>|<(?:${TAG})(?:${ATTRIBUTE})*\s*/?>)*$`, 'i')

/** Whether markup is text, lists, tables, links and pictures alone, as backends leave it (CAT-6): nothing in it can run. */
export const isSafeMarkup = (html: string): boolean => HARMLESS.test(html)
