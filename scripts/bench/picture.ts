import type { PagesResult } from './pages.ts'

const WIDTH = 720
const LABELS = 120
const BAR = 14
const ROW = 2 * BAR + 14
/** Room for a heading above each device's bars. */
const HEADING = 34
const SHOWN = {
  lcpMs: { colour: '#2f6f4f', words: 'largest paint' },
  tbtMs: { colour: '#c0702a', words: 'blocking time' },
} as const

/** @returns bars of each page's largest paint and blocking time by device, as SVG */
export function picture(pages: PagesResult): string {
  const all = Object.values(pages).flatMap(byName => Object.values(byName))
  const longest = Math.max(
    ...all.map(figures => figures.lcpMs.median),
    ...all.map(figures => figures.tbtMs.median),
  )
  const scale = (WIDTH - LABELS - 80) / longest
  const parts: string[] = []
  let y = 0
  for (const [device, byName] of Object.entries(pages)) {
    y += HEADING
    parts.push(text(0, y - 12, device, 'font-weight="600"'))
    for (const [name, figures] of Object.entries(byName)) {
      parts.push(text(0, y + BAR + 4, name))
      Object.entries(SHOWN).forEach(([key, { colour }], i) => {
        const { median } = figures[key as keyof typeof SHOWN]
        const top = y + i * BAR
        const width = Math.max(1, Math.round(median * scale))
        parts.push(
          `<rect x="${LABELS}" y="${top}" width="${width}" height="${BAR - 2}" fill="${colour}"/>`,
          text(LABELS + width + 6, top + BAR - 4, `${Math.round(median)} ms`, 'font-size="11"'),
        )
      })
      y += ROW
    }
  }
  const legend = Object.values(SHOWN).flatMap(({ colour, words }, i) => [
    `<rect x="${LABELS + i * 150}" y="${y + 6}" width="12" height="12" fill="${colour}"/>`,
    text(LABELS + i * 150 + 18, y + 16, words),
  ])
  const height = y + 30
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#222">
<title>Largest paint and blocking time of each page</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${[...parts, ...legend].join('\n')}
</svg>
`
}

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${words.replace(/[&<>]/g, found => `&#${found.charCodeAt(0)};`)}</text>`
