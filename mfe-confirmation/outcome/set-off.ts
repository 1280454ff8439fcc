import type { Language } from 'shared-contracts/language/language.ts'

const LATIN = /[!-~\p{Script=Latin}]/u

/** A name inside a Chinese sentence: a space at each end that is Latin, none beside Chinese (LNG-5). Elsewhere as it is. */
export function setOff(name: string, language: Language): string {
  if (language !== 'zh') return name
  const points = [...name]
  const space = (point = '') => (LATIN.test(point) ? ' ' : '')
  return space(points[0]) + name + space(points.at(-1))
}
