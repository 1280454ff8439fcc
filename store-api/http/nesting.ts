/** Levels of lists and objects within each other; the deepest honest message has 6. */
const MAX_DEPTH = 32

/** Whether a text nests deeper than anything honest does. Asked before it is parsed or walked: both may recurse. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (quoted) {
      if (char === '\\') i++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '[' || char === '{') {
      if (++depth > MAX_DEPTH) return true
    } else if (char === ']' || char === '}') depth--
  }
  return false
}
