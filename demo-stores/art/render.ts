/**
 * Draws every picture of the demo stores into `media/`: `node demo-stores/art/render.ts [--new | name …]`.
 * The same sources give the same files; names draw just those, `--new` what was never drawn, and the facts of the others stay.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { marks } from './brand.ts'
import { framed } from './frame.ts'
import { heroes } from './heroes.ts'
import { sheet } from './ink.ts'
import { pictures } from './pictures/all.ts'

/** Facts about one picture, as `media.json` holds them by name. */
type Fact = { widths: number[]; width: number; height: number; color: string; placeholder: string }

const media = join(import.meta.dirname, '..', 'media')
const args = process.argv.slice(2)
const onlyNew = args.includes('--new')
const only = new Set(args.filter(a => !a.startsWith('--')))
const squareWidths = [320, 640, 960]
/** What is seen from nearer by needs no more points for that. */
const nearWidths = [320, 640]

const write = async (folder: string, name: string, svg: string, w: number, h: number, widths: number[]): Promise<Fact> => {
  const master = await sharp(Buffer.from(svg)).resize(Math.max(...widths)).flatten({ background: '#ffffff' }).png().toBuffer()
  await Promise.all(
    widths.flatMap(width => {
      const image = sharp(master).resize(width)
      return [
        image.clone().avif({ quality: width > 700 ? 42 : 48, effort: 4, chromaSubsampling: '4:2:0' }).toFile(join(folder, `${name}-${width}.avif`)),
        image.clone().webp({ quality: width > 700 ? 62 : 68, effort: 5, smartSubsample: true }).toFile(join(folder, `${name}-${width}.webp`)),
      ]
    }),
  )
  const { data } = await sharp(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  const color = `#${[...data.subarray(0, 3)].map(v => v.toString(16).padStart(2, '0')).join('')}`
  const tiny = await sharp(master).resize(12, Math.round((12 * h) / w)).blur(0.6).webp({ quality: 20, effort: 6 }).toBuffer()
  return { widths, width: w, height: h, color, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

for (const [store, drawn] of Object.entries(pictures)) {
  const folder = join(media, store)
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'media.json')
  const facts: Record<string, Fact> = only.size || onlyNew ? JSON.parse(await readFile(file, 'utf8')) : {}
  const wanted = (name: string) => (onlyNew ? !facts[name] : !only.size || only.has(name))
  for (const [name, picture] of Object.entries(drawn))
    if (wanted(name)) facts[name] = await write(folder, name, await framed(name, picture), 960, 960, picture.near ? nearWidths : squareWidths)
  for (const [name, { w, h, draw }] of Object.entries(heroes[store] ?? {}))
    if (wanted(name)) facts[name] = await write(folder, name, sheet(name, w, h, draw), w, h, w > 1000 ? [800, 1200, 1600] : [412, 824])
  for (const [name, svg] of Object.entries(marks[store] ?? {})) if (!onlyNew && wanted(name)) await writeFile(join(folder, `${name}.svg`), `${svg}\n`)
  const order = [...Object.keys(drawn), ...Object.keys(heroes[store] ?? {})].filter(name => facts[name])
  const lines = JSON.stringify(Object.fromEntries(order.map(name => [name, facts[name]])), null, 2).replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)
  await writeFile(file, `${lines}\n`)
}
