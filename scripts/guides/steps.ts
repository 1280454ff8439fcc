/** What a guide has its reader do, in order. */
export type Step =
  /** A new file. */
  | { kind: 'write'; file: string; text: string }
  /** Lines of a file that are found again, and what stands there then. */
  | { kind: 'change'; file: string; before: string[]; after: string[] }
  /** A command that ends with 0. */
  | { kind: 'run'; command: string }

const BLOCK = /^```(\S+) (\S+)\n([\s\S]*?)^```$/gm

/**
 * Reads a guide. What its reader does stands in blocks with a word behind their language: a path (the new file), a path behind `diff`
 * (the change, whose context finds the place) or `green` behind `sh` (commands). Other blocks show something and are not done.
 */
export function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(BLOCK)].flatMap(([, language, word = '', text = '']): Step[] => {
    if (language === 'diff') return changes(word, text)
    if (language !== 'sh') return [{ kind: 'write', file: word, text }]
    const commands = text.split('\n').map(line => line.replace(/\s+#.*$/, '').trim())
    return commands.filter(Boolean).map(command => ({ kind: 'run', command }))
  })
}

/** Hunks are separated by lines that begin with `@@`. */
const changes = (file: string, text: string): Step[] =>
  text
    .trimEnd()
    .split(/^@@.*\n/m)
    .filter(Boolean)
    .map(hunk => {
      const lines = hunk.trimEnd().split('\n')
      const side = (other: string) => lines.filter(line => !line.startsWith(other)).map(line => line.slice(1))
      return { kind: 'change', file, before: side('+'), after: side('-') }
    })

/** What a reader has before a step is done. @returns text of a file, null where there is none */
export type Files = (file: string) => string | null

/** @returns a file's text once the step is done @throws Error when the step does not fit what is there */
export function done(step: Exclude<Step, { kind: 'run' }>, files: Files): string {
  const { file } = step
  const old = files(file)
  if (step.kind === 'write') {
    if (old !== null) throw new Error(`${file} is there already`)
    return step.text
  }
  if (old === null) throw new Error(`there is no ${file}`)
  const places = old.split(step.before.join('\n')).length - 1
  if (places !== 1)
    throw new Error(
      `${file}: ${places === 0 ? 'nowhere' : `in ${places} places`} stands\n${step.before.join('\n')}`,
    )
  return old.replace(step.before.join('\n'), () => step.after.join('\n'))
}
