import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Source revision of a folder. Outside a repository, as in an image, it is what SOURCE_REVISION says (`<commit>`, or `<commit>-dirty`);
 * without that `unknown` and dirty.
 */
export async function readRevision(
  dir: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ revision: string; dirty: boolean }> {
  try {
    const [head, status] = await Promise.all([
      run('git', ['rev-parse', 'HEAD'], { cwd: dir }),
      run('git', ['status', '--porcelain', '--', '.'], { cwd: dir }),
    ])
    return { revision: head.stdout.trim(), dirty: status.stdout.trim() !== '' }
  } catch {
    const [, revision = 'unknown', dirty] =
      /^([0-9a-f]{7,64})(-dirty)?$/.exec(env.SOURCE_REVISION ?? '') ?? []
    return { revision, dirty: revision === 'unknown' || dirty !== undefined }
  }
}
