import { Converter } from 'opencc-js/t2cn'

const convert = Converter({ from: 't', to: 'cn' })
const known = new Map<string, string>()

/** A character in the simplified script. */
function simple(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const converted = convert(character)
  known.set(character, converted)
  return converted
}

/**
 * The text in simplified characters (CAT-10). Each is converted by itself: the converter knows phrases too, and what a character
 * becomes must not depend on its neighbours, or a part of a name would not find the whole.
 */
export const simplified = (text: string): string => text.replace(/\p{Script=Han}/gu, simple)
