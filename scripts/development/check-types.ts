import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Problem } from '../against/news.ts'
import { timesOf } from '../inputs.ts'
import { yieldToSaves } from './yield-to-saves.ts'

const POLL_MS = 500
const ERROR = /^(\S[^(]*)\((\d+),(\d+)\): error (TS\d+: .*)$/

export interface Types {
  /** Folder that TypeScript is run in. */
  root: string
  /** Its configuration below that. */
  project: string
  /** Where it keeps what it found out for the next look, below that too. */
  keptAt: string
  /** Folders whose saves count. */
  folders: readonly string[]
  /** Folder that a file is of. */
  of: (file: string) => string
}

/**
 * Has TypeScript look after saves. Its own watching loses what is saved while it looks for the first time.
 * @param told of all that is wrong, after each look
 * @returns ends it
 */
export function checkTypes(types: Types, told: (problems: readonly Problem[]) => void): () => void {
  const { root, project, keptAt, folders, of } = types
  const args = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', keptAt, '--pretty', 'false']
  let open = true
  let looking: ChildProcess | null = null
  async function look() {
    looking = spawn(join(root, 'node_modules/.bin/tsc'), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      // With what it starts a group of its own: the compiler runs in a process below this one.
      detached: true,
    })
    looking.once('error', ({ message }) => console.error(`types are not looked at: ${message}`))
    yieldToSaves(looking)
    const said = looking.stdout ? await text(looking.stdout) : ''
    if (open) told(said.split('\n').flatMap(line => problemIn(line, of) ?? []))
  }
  async function follow() {
    let before = ''
    for (let seen = ''; open; await pause(POLL_MS)) {
      const now = timesOf(root, folders)
      // Once it is quiet: by then the page has what was saved.
      const quiet = now === before
      before = now
      if (!quiet || now === seen) continue
      seen = now
      await look()
    }
  }
  follow().catch(error => console.error(`types are not looked at: ${error.message}`))
  return () => {
    open = false
    if (looking) endGroup(looking)
  }
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(-pid)
  } catch {
    // It has just ended.
  }
}

/** @returns what a line of the compiler's says is wrong; null when it says something else */
export function problemIn(line: string, of: Types['of']): Problem | null {
  const [, file = '', row, column, message = ''] = ERROR.exec(line) ?? []
  if (!file) return null
  return { of: of(file), kind: 'types', message, at: [`${file}:${row}:${column}`] }
}
