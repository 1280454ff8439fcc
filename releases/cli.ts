import { enableCompileCache } from 'node:module'

// At three in the morning each tenth of a second counts: what was read and compiled once is not again.
enableCompileCache()
const { run } = await import('./run.ts')
const { takeSecretFiles } = await import('./secret-files.ts')

takeSecretFiles(process.env)
// Whoever reads may have heard enough: what was done is done.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
// Not where the answer is: scripts read that.
const say = (line: string) => process.stderr.write(`release: ${line}\n`)
const { code, out, err } = await run(process.argv.slice(2), process.env, say)
if (out) process.stdout.write(`${out}\n`)
if (err) process.stderr.write(`${err}\n`)
process.exitCode = code
