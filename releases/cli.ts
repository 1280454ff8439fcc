import { enableCompileCache } from 'node:module'

// At three in the morning each tenth of a second counts: what was read and compiled once is not again.
enableCompileCache()
const { failure, run } = await import('./run.ts')
const { takeSecretFiles } = await import('./secret-files.ts')
// Whoever reads may have heard enough: what was done is done.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
// Not where the answer is: scripts read that.
const say = (line: string) => process.stderr.write(`release: ${line}\n`)
const argv = process.argv.slice(2)
const { code, out, err } = await withSecrets()
if (out) process.stdout.write(`${out}\n`)
if (err) process.stderr.write(`${err}\n`)
process.exitCode = code

async function withSecrets() {
  try {
    takeSecretFiles(process.env)
  } catch (error) {
    return failure(error, argv.includes('--json'))
  }
  return run(argv, process.env, say)
}
