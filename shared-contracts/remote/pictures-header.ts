/**
 * Header of a host's answer, for the edge alone: https origins with spaces that the store's document takes pictures from. They
 * stand in the page's `img-src`; a host that does not send it is allowed all.
 */
export const PICTURES = 'x-arcade-pictures'
