import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Source revision of a folder; `unknown` and dirty outside a repository. */
export async function readRevision(dir: string): Promise<{ revision: string; dirty: boolean }> {
  try {
    const [head, status] = await Promise.all([
      run('git', ['rev-parse', 'HEAD'], { cwd: dir }),
      run('git', ['status', '--porcelain', '--', '.'], { cwd: dir }),
    ])
    return { revision: head.stdout.trim(), dirty: status.stdout.trim() !== '' }
  } catch {
    return { revision: 'unknown', dirty: true }
  }
}
