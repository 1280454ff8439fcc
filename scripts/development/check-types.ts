import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, statSync } from 'node:fs'
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
  /** Where another look at the same configuration keeps the same: the first one here begins with it where that is newer. */
  keptBy?: string
  /** Folders whose saves count. */
  folders: readonly string[]
  /** Folder that a file is of. */
  of: (file: string) => string
}

/**
 * Has TypeScript look after saves. Its own watching loses what is saved while it looks for the first time.
 * @param told of all that is wrong, after each look
 * @returns ends it; resolves once the compiler writes no more
 */
export function checkTypes(types: Types, told: (problems: readonly Problem[]) => void): () => Promise<void> {
  const { root, project, keptAt, keptBy, folders, of } = types
  const args = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', keptAt, '--pretty', 'false']
  let open = true
  let looking: { compiler: ChildProcess; said: Promise<string> } | null = null
  if (keptBy) takeNewer(join(root, keptBy), join(root, keptAt))
  async function look() {
    const compiler = spawn(join(root, 'node_modules/.bin/tsc'), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      // With what it starts a group of its own: the compiler runs in a process below this one.
      detached: true,
    })
    compiler.once('error', ({ message }) => console.error(`types are not looked at: ${message}`))
    yieldToSaves(compiler)
    // All that it starts writes to the same pipe, which closes with the last of them.
    looking = { compiler, said: text(compiler.stdout) }
    const said = await looking.said
    if (open) told(said.split('\n').flatMap(line => problemIn(line, of) ?? []))
  }
  async function follow() {
    let before = ''
    for (let seen = ''; open; await pause(POLL_MS)) {
      const now = timesOf(root, folders) + installedAt(root)
      // Once it is quiet: by then the page has what was saved.
      const quiet = now === before
      before = now
      if (!quiet || now === seen) continue
      seen = now
      await look()
    }
  }
  follow().catch(error => console.error(`types are not looked at: ${error.message}`))
  return async () => {
    open = false
    if (!looking) return
    endGroup(looking.compiler)
    await looking.said
  }
}

/** A look that knows nothing yet takes seven times as long. */
function takeNewer(from: string, to: string): void {
  const at = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  try {
    if (at(from) > at(to)) copyFileSync(from, to)
  } catch {
    // It only takes longer then.
  }
}

/** @returns another text when packages were installed */
const installedAt = (root: string): string =>
  String(statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })?.mtimeMs)

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
