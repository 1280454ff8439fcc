import { type Maps, mappedStack } from '../maps/mapped-stack.ts'

/** What is wrong at an address, as the gate has seen it. */
export interface Problem {
  words: string
  /** Where it came from, as the browser or Node wrote it; empty where neither did. */
  stack: string
}

/** A host's own words for a release that failed: below them is its stack. */
const TOLD = /^[a-z][a-z0-9-]+@\S+ failed in /
const FRAME = /^\s+at .*$/gm
const MAX_WORDS = 500

/** @param text of a line of the console, which may hold a stack. @param place of the call that wrote it, `address:7:20` */
export function loggedProblem(text: string, place: string): Problem {
  const [first = ''] = text.split('\n')
  const words = TOLD.test(text) ? first : text.replace(FRAME, '').trimEnd()
  return { words: `logs: ${words.slice(0, MAX_WORDS)}`, stack: `${text}\n${place}` }
}

/**
 * @param maps of the releases that are tried
 * @param name of the release that is tried
 * @returns what is wrong, and behind it the innermost place in its own sources, ` (mfe-catalog pages/product.tsx:41:12)`: without a map in
 * its file, without a place nowhere
 */
export async function inSources(maps: Maps, { words, stack }: Problem, name: string): Promise<string> {
  const mapped = await mappedStack(maps, stack)
  const places = [...mapped.matchAll(placesOf(name))].map(([, place]) => place)
  const place = places.find(one => one && isOwn(one)) ?? places[0]
  return place ? `${words} (${place})` : words
}

/** In its sources as a map tells it, or in its file as a browser does. */
const placesOf = (name: string) =>
  new RegExp(`((?<![\\w-])${name} [^\\s()]+:\\d+:\\d+|/r/${name}/[^\\s()]+:\\d+:\\d+)`, 'g')

/** What a release has from others is at fault when it is called wrongly. */
const isOwn = (place: string) => !/^\/| generated:|node_modules\/| shared-contracts\//.test(place)

/** Whether a problem in words says where in the sources it came from. */
export const isPlaced = (words: string): boolean => / [^\s()/][^\s()]*:\d+:\d+\)/.test(words)
