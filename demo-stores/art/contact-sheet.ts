/** Lays the drawn pictures out on one PNG: `node contact-sheet.ts out.png [cell px] [name …]`. */
import sharp from 'sharp'
import { framed } from './frame.ts'
import { pictures } from './pictures/all.ts'

const [out = 'sheet.png', cellText = '240', ...names] = process.argv.slice(2)
const cell = Number(cellText)
const chosen = names.length ? names : [...Object.keys(pictures['tea-house'] ?? {}), ...Object.keys(pictures.bookshop ?? {})]
const all = { ...pictures['tea-house'], ...pictures.bookshop }
const columns = Math.min(names.length ? 5 : 10, chosen.length)
const tiles = await Promise.all(
  chosen.map(async (name, i) => {
    const p = all[name]
    if (!p) throw new Error(`no picture ${name}`)
    const svg = await framed(name, p)
    const input = await sharp(Buffer.from(svg)).resize(cell, cell).png().toBuffer()
    return { input, left: (i % columns) * cell, top: Math.floor(i / columns) * cell }
  }),
)
await sharp({ create: { width: columns * cell, height: Math.ceil(chosen.length / columns) * cell, channels: 3, background: '#fff' } })
  .composite(tiles).png().toFile(out)
