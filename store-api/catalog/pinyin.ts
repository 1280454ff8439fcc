import { pinyin } from 'pinyin-pro'

/** Syllables of a run that are read: a name, not a text. */
const MAX_CHARACTERS = 40

/**
 * How a Chinese name is typed without an input method, as tokens: its syllables from each on (`tieguanyin`, `guanyin`, `yin`), and their
 * first letters from each on (`tgy`, `gy`). `ü` is typed `u` or `v`. Several readings of a character count as the one it has in this word.
 * @param run Chinese characters alone
 */
export function pinyinTokens(run: string): string[] {
  const read = pinyin(run.slice(0, MAX_CHARACTERS), { toneType: 'none', type: 'array', nonZh: 'removed' })
  const initials = read.map(syllable => syllable[0] ?? '').join('')
  const typed = (letter: string) => read.map(syllable => syllable.replace('ü', letter))
  const written = read.some(syllable => syllable.includes('ü')) ? [typed('u'), typed('v')] : [read]
  return [
    ...written.flatMap(syllables => syllables.map((_, i) => syllables.slice(i).join(''))),
    ...[...initials].slice(1).map((_, i) => initials.slice(i)),
  ]
}
