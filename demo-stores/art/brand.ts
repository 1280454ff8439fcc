/** Store marks. Letters are drawn as shapes, so a logo needs no font. */
const maple = (c: string) => `<path fill="${c}" d="M32 6l4.6 9.4 6.2-3-1.6 11.2 8.6-5 1.2 6.2 7 1-5 7 2.600 3.600-13.600 5 .8 6.400-9.200-2-.6 13.200h-2l-.6-13.200-9.200 2 .8-6.400-13.600-5 2.600-3.600-5-7 7-1 1.200-6.200 8.600 5-1.600-11.200 6.200 3z"/>`
const blossom = (x: number, y: number, s: number) => [0, 90, 180, 270].map(a => `<ellipse cx="${x}" cy="${y - 4.2 * s}" rx="${2.9 * s}" ry="${3.9 * s}" fill="#f2b632" transform="rotate(${a + 20} ${x} ${y})"/>`).join('') + `<circle cx="${x}" cy="${y}" r="${1.8 * s}" fill="#b9761a"/>`
const teaMark = (leaf: string) => maple(leaf) + blossom(21, 47, 1.3) + blossom(44, 50, 1)
const heron = (c: string) => `<path fill="${c}" d="M16 44C22 33 36 38 33.500 26C32 20 27 19 30 13.500C33 10.500 37.500 13 38 15.500L54 18L38 19.500C34 21 42 29 38.500 38C35 46 25 46 9 51Z"/><path stroke="${c}" stroke-width="3" stroke-linecap="round" d="M26 45v15M32 44v16"/>`
const lampArc = (c: string) => `<path fill="none" stroke="${c}" stroke-width="3" stroke-linecap="round" d="M8 30A26 26 0 0 1 46 6.500M16 30A18 18 0 0 1 36 13"/>`
const icon = (title: string, bg: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${title}</title><rect width="64" height="64" rx="15" fill="${bg}"/>${body}</svg>`

/** A word as strokes on a 10 × 16 grid per letter. */
const LETTERS: Record<string, string> = {
  A: 'M0 16L5 0L10 16M2 10.500H8', B: 'M1 0V16H6A4.200 4.200 0 0 0 6 7.800H1M1 0H5.500A3.800 3.800 0 0 1 5.500 7.700', E: 'M9 0H1V16H9M1 8H7.500', F: 'M9 0H1V16M1 8H7.500',
  G: 'M10 3A6.500 8 0 1 0 10 13V8.500H6', H: 'M1 0V16M9.500 0V16M1 8H9.500', I: 'M5 0V16', K: 'M1 0V16M9.500 0L1 9M4.500 6L9.800 16', L: 'M1 0V16H9', M: 'M0 16V0L6 10L12 0V16', N: 'M1 16V0L9.500 16V0',
  O: 'M5.500 0A5.500 8 0 1 0 5.510 0Z', P: 'M1 16V0H6A4.300 4.300 0 0 1 6 8.800H1', R: 'M1 16V0H6A4.200 4.200 0 0 1 6 8.600H1M5 8.600L9.800 16', T: 'M0 0H10M5 0V16', S: 'M9 2.500C7 -1 1 -.8 1 4C1 9 9.500 7 9.500 12C9.500 17 2 17 .5 13', U: 'M1 0V11A4.300 5 0 0 0 9.600 11V0', '&': 'M10 16L2.500 5A3 3 0 1 1 7 4.500C6 7 .5 8 .8 12.300C1.200 17 8 17.500 10 9',
}
const word = (text: string, x: number, y: number, s: number, gap: number, colour: string, width: number) => {
  let at = x
  return [...text].map(ch => {
    const d = LETTERS[ch]
    const out = d ? `<path d="${d}" transform="translate(${Math.round(at * 10) / 10} ${y}) scale(${s})"/>` : ''
    at += (ch === 'M' ? 12 : ch === 'I' ? 10 : d ? 10 : 5) * s + gap
    return out
  }).reduce((all, one) => all + one, `<g fill="none" stroke="${colour}" stroke-width="${width / s}" stroke-linecap="round" stroke-linejoin="round">`) + '</g>'
}
const logo = (title: string, w: number, mark: string, text: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} 64" width="${w}" height="64"><title>${title}</title>${mark}${text}</svg>`

export const marks: Record<string, Record<string, string>> = {
  'tea-house': {
    logo: logo('Guifeng Tea House', 252, teaMark('#a8391f'), word('GUIFENG', 76, 14, 1.3, 8.5, '#2a3a34', 2.7) + word('TEA HOUSE', 77, 44, 0.62, 9.5, '#a8391f', 1.5)),
    'footer-logo': logo('Guifeng Tea House', 252, teaMark('#f3e3c3'), word('GUIFENG', 76, 14, 1.3, 8.5, '#f6eedd', 2.7) + word('TEA HOUSE', 77, 44, 0.62, 9.5, '#f2b632', 1.5)),
    favicon: icon('Guifeng Tea House', '#a8391f', `<g transform="translate(6 5) scale(.82)">${teaMark('#fbf1dc')}</g>`),
  },
  bookshop: {
    logo: logo('Lamp &amp; Heron Books', 262, lampArc('#d8a02e') + heron('#22506b'), word('LAMP & HERON', 76, 15, 1.0, 4.6, '#22324a', 2.3) + word('BOOKS', 77, 44, 0.62, 10, '#22506b', 1.5)),
    'footer-logo': logo('Lamp &amp; Heron Books', 262, lampArc('#f0c866') + heron('#f3f1e4'), word('LAMP & HERON', 76, 15, 1.0, 4.6, '#f3f1e4', 2.3) + word('BOOKS', 77, 44, 0.62, 10, '#f0c866', 1.5)),
    favicon: icon('Lamp &amp; Heron Books', '#22506b', `<g transform="translate(6 4) scale(.84)">${lampArc('#f0c866')}${heron('#f6f4ef')}</g>`),
  },
}
