import { spawn } from 'node:child_process'
import { yieldToSaves } from './development/yield-to-saves.ts'

export { answers, freePort, isFree, stop } from 'releases/process'

export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** What failed, in the error's words. */
  label?: string
  /** Somebody else is waiting for the processors: it takes what they leave. */
  yields?: boolean
}

/**
 * Runs a command to its end; its output is shown only when it fails.
 * @returns what it wrote to standard output
 * @throws Error with the output when it exits with another code than 0
 */
export function run(
  command: string,
  args: string[],
  { cwd, env, label, yields }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd && { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (yields) yieldToSaves(child)
    let out = ''
    let all = ''
    child.stdout.on('data', chunk => {
      out += chunk
      all += chunk
    })
    child.stderr.on('data', chunk => {
      all += chunk
    })
    child.on('error', reject)
    child.on('close', code =>
      code === 0
        ? resolve(out)
        : reject(new Error(`${label ?? `${command} ${args.join(' ')}`} failed (${code})\n${all}`)),
    )
  })
}
