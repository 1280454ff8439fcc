/** Signs as wide as a Chinese character: the space after them is part of them. */
const FULL_WIDTH = /[、。，：；！？）]$/

/** One text after another in a line, with a space between unless the first brings its own. Without a second: what stands before a link or an amount. */
export const spaced = (first: string, second = ''): string =>
  `${first}${FULL_WIDTH.test(first) ? '' : ' '}${second}`
