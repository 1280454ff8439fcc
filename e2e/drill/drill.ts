// `npm run drill [-- mishap]`: breaks one thing in the shop that runs here, tells what an operator would be told, and waits until it is mended.
import { setTimeout as pause } from 'node:timers/promises'
import { readArguments } from '../../scripts/arguments.ts'
import { MISHAPS } from './mishaps.ts'
import { isSound, type Place } from './place.ts'

const USAGE = 'npm run drill [-- mishap] (levers as for npm start: PORT, DATA_DIR, DATABASE_URL)'
const POLL_INTERVAL_MS = 1_000
const { positionals } = readArguments(USAGE, { options: {}, allowPositionals: true })

const port = process.env.PORT || '8080'
const place: Place = {
  url: `http://localhost:${port}`,
  env: { ...process.env, PORT: port, RELEASE_ACTOR: 'drill' },
}
const names = Object.keys(MISHAPS).filter(name => place.env.DATABASE_URL || !MISHAPS[name]?.ofDatabase)
const name = positionals[0] ?? names[Math.floor(Math.random() * names.length)] ?? ''
if (positionals.length > 1) end(2, `one mishap at a time, as at night\nusage: ${USAGE}`)
// By the names: what every object inherits is none, nor is one that this shop's database cannot have.
const mishap = names.includes(name) ? MISHAPS[name] : undefined
if (!mishap) end(2, `there are: ${names.join(', ')}\nusage: ${USAGE}`)
if (!(await isSound(place)))
  end(
    1,
    `the shop at ${place.url} is not sound; start one to practise on, and see what \`npm run release -- doctor\` says`,
  )

const { says, isMended } = await mishap.strike(place)
const began = Date.now()
console.log(`\n03:00  ${mishap.call}\n\nThe shop: ${place.url}. What to do: docs/runbook.md, "First".`)
if (place.env.BACKUP) console.log(`The newest backup: BACKUP=${place.env.BACKUP}`)
process.once('SIGINT', () => {
  const stands = Object.entries(says).map(([words, text]) => `, <${words}> is ${text}`)
  end(1, `\nleft as it is: ${name}. The runbook has it under "${mishap.remedy.part}"${stands.join('')}`)
})
while (!(await isMended())) await pause(POLL_INTERVAL_MS)
const seconds = Math.round((Date.now() - began) / 1000)
console.log(`\nmended after ${Math.floor(seconds / 60)} min ${seconds % 60} s: it was ${name}`)

function end(code: number, words: string): never {
  console.error(words)
  process.exit(code)
}
