/** What one step of a soak came to. */
export interface Row {
  name: string
  passed: number
  failed: number
  seconds: number
  /** What was run: a commit's short id, with ` with changes` behind it where the folder differed from it. */
  commit: string
  seed: string
  /** A line each, as the step said them. */
  figures: readonly string[]
}

const HEAD = `| Run | Passed | Failed | Seconds | Commit | Seed | Figures |
| --- | ---: | ---: | ---: | --- | ---: | --- |`

const written = ({ name, passed, failed, seconds, commit, seed, figures }: Row): string =>
  `| ${[name, passed, failed, seconds, commit, seed, figures.join('<br>')].join(' | ')} |`

/** @param about what the file says before its table */
export const figuresText = (about: string, rows: readonly Row[]): string =>
  `# Figures of the last soak\n\n${about}\n\n${HEAD}\n${rows.map(written).join('\n')}\n`

/** @returns the rows of a file that `figuresText` wrote; none of one in any other shape */
export function readFigures(text: string): Row[] {
  const [, table = ''] = text.split(`${HEAD}\n`)
  return table.split('\n').flatMap(line => {
    const [name, passed, failed, seconds, commit, seed, figures] = line.slice(2, -2).split(' | ')
    if (!name || !commit || !seed || figures === undefined) return []
    const counts = { passed: Number(passed), failed: Number(failed), seconds: Number(seconds) }
    return [{ name, ...counts, commit, seed, figures: figures === '' ? [] : figures.split('<br>') }]
  })
}

/** @returns one row per step in the order of `steps`: the new one, else that of before */
export const merged = (steps: readonly string[], before: readonly Row[], now: readonly Row[]): Row[] =>
  steps.flatMap(
    step => now.find(({ name }) => name === step) ?? before.find(({ name }) => name === step) ?? [],
  )
