import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Problem } from '../against/news.ts'

const ERROR = /^(\S[^(]*)\((\d+),(\d+)\): error (TS\d+: .*)$/
const DONE = /Found \d+ errors?\./

/**
 * Has TypeScript look at every save.
 * @param root of the repository @param told of all that is wrong, after each look
 * @returns ends it
 */
export function checkTypes(root: string, told: (problems: readonly Problem[]) => void): () => void {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const args = ['-p', 'tsconfig.web.json', '--watch', '--preserveWatchOutput', '--pretty', 'false']
  const child = spawn(tsc, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  child.on('error', error => console.error(`types are not looked at: ${error.message}`))
  let found: Problem[] = []
  let rest = ''
  child.stdout.on('data', data => {
    const lines = (rest + data).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const problem = problemIn(line)
      if (problem) found.push(problem)
      if (!DONE.test(line)) continue
      told(found)
      found = []
    }
  })
  return () => child.kill()
}

/** @returns what a line of the compiler's says is wrong; null when it says something else */
export function problemIn(line: string): Problem | null {
  const [, file = '', row, column, message = ''] = ERROR.exec(line) ?? []
  if (!file) return null
  return { of: file.split('/')[0] ?? '', kind: 'types', message, at: [`${file}:${row}:${column}`] }
}
