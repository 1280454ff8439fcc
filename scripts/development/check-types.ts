import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Problem } from '../against/news.ts'
import { timesOf } from '../inputs.ts'

const POLL_MS = 500
const ARGS = ['-p', 'tsconfig.web.json', '--tsBuildInfoFile', '.cache/types/development.json']
const ERROR = /^(\S[^(]*)\((\d+),(\d+)\): error (TS\d+: .*)$/

/**
 * Has TypeScript look after every save. Its own watching loses what is saved while it looks for the first time.
 * @param root of the repository @param folders whose saves count, with what they all use
 * @param told of all that is wrong, after each look
 * @returns ends it
 */
export function checkTypes(
  root: string,
  folders: readonly string[],
  told: (problems: readonly Problem[]) => void,
): () => void {
  let open = true
  let looking: ChildProcess | null = null
  async function follow() {
    for (let seen = ''; open; await pause(POLL_MS)) {
      const now = timesOf(root, [...folders, 'shared-contracts'])
      if (now === seen) continue
      seen = now
      looking = spawn(join(root, 'node_modules/.bin/tsc'), [...ARGS, '--pretty', 'false'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      looking.once('error', ({ message }) => console.error(`types are not looked at: ${message}`))
      const said = looking.stdout ? await text(looking.stdout) : ''
      if (open) told(said.split('\n').flatMap(line => problemIn(line) ?? []))
    }
  }
  follow().catch(error => console.error(`types are not looked at: ${error.message}`))
  return () => {
    open = false
    looking?.kill()
  }
}

/** @returns what a line of the compiler's says is wrong; null when it says something else */
export function problemIn(line: string): Problem | null {
  const [, file = '', row, column, message = ''] = ERROR.exec(line) ?? []
  if (!file) return null
  return { of: file.split('/')[0] ?? '', kind: 'types', message, at: [`${file}:${row}:${column}`] }
}
