import type { Facts } from './facts.ts'
import type { Fault } from './failures.ts'
import type { Figures } from './figures.ts'

/** What of a page somebody drew. */
export interface Place {
  kind: 'page' | 'slot' | 'part'
  /** Pattern of the page, or name of the slot. */
  name: string
  /** The shell's own view stands where the page should. */
  missing: boolean
}

const SHORT = 7
const KB = 1024

const short = (release: string): string => release.slice(0, SHORT)
const ms = (time: number): string => `${Math.round(time)} ms`
const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`

/** What stands beside an outline, and whether something is wrong there. */
export function labelOf(facts: Facts, place: Place): { text: string; failed: boolean } {
  const { name, release, figures, renderMs, faults } = facts
  const trouble = troubleAt(facts, place)
  const uncaught = faults.filter(({ phase }) => phase === 'uncaught').length
  const parts = [
    `${name} ${short(release)}`,
    `${place.kind} ${place.name}`.trim(),
    trouble,
    weightOf(figures),
    figures.files > 0 && `load ${ms(figures.loadMs)}`,
    renderMs !== null && `render ${ms(renderMs)}`,
    uncaught > 0 && `${uncaught} uncaught`,
  ]
  return { text: parts.filter(Boolean).join(' · '), failed: trouble !== null }
}

/** @returns what became of the release that should have drawn it; null where that has */
function troubleAt({ faults, given, release }: Facts, { kind, missing }: Place): string | null {
  const inPage = faults.filter(({ where, phase }) => where === 'page' && phase !== 'uncaught')
  const last = inPage.findLast(({ fellBackTo }) => fellBackTo === null)
  if (kind === 'page' && missing && last) return `failed in ${last.phase}`
  if (release === given) return null
  const passedOver = faults.findLast(fault => fault.release === given && fault.fellBackTo !== null)
  return passedOver ? `stands in for ${short(given)}, which failed in ${passedOver.phase}` : null
}

function weightOf({ files, bytes, keptBytes }: Figures): string {
  if (files === 0) return 'nothing loaded yet'
  const told = [bytes > 0 && kb(bytes), keptBytes > 0 && `${kb(keptBytes)} from the cache`]
  return told.filter(Boolean).join(' and ') || kb(0)
}

/** What the panel says of one. */
export function lineOf({ entry, figures, renderMs, drawnMs }: Facts): string {
  const many = figures.files === 1 ? '1 file' : `${figures.files} files`
  const parts = [
    entry,
    figures.files > 0 ? `${weightOf(figures)} in ${many}` : weightOf(figures),
    figures.files > 0 && `load ${ms(figures.loadMs)}`,
    renderMs !== null && `render ${ms(renderMs)}`,
    drawnMs !== null && `the server drew its page in ${ms(drawnMs)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What the panel says of something that went wrong. */
export function faultLine({ phase, where, release, message, fellBackTo, path }: Fault): string {
  const what = phase === 'uncaught' ? 'uncaught' : `failed in ${phase}`
  const whose = release === null ? '' : `${short(release)} `
  const then = fellBackTo === null ? '' : `; ${short(fellBackTo)} stands in`
  return `${whose}${what} ${where === 'edge' ? 'on the server' : 'in the page'}, ${path}: ${inOneLine(message)}${then}`
}

/** Words, and the innermost place of a release below them. */
function inOneLine(message: string): string {
  const [words = '', ...stack] = message.split('\n')
  const place = stack.find(line => line.includes('/r/'))
  return place ? `${words} ${place.trim()}` : words
}
