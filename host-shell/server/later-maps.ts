/**
 * Browsers that heed import maps beyond the first (Chromium 133): to all others a map that comes later says nothing, and what it would
 * vouch for is refused where `Integrity-Policy` is known. Nothing that a page may ask tells them apart, so their name does.
 */
const KNOWN = /Chrom(?:e|ium)\/(?:13[3-9]|1[4-9]\d|[2-9]\d\d)\./

/** @returns whether the page may add to its import map later on */
export const takesLaterMaps = ({ headers }: Request): boolean => KNOWN.test(headers.get('user-agent') ?? '')
