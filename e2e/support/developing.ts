import { spawn } from 'node:child_process'
import { freePort, stop } from '../../scripts/process.ts'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'

/** Folders that are worked on in a copy of the repository, inside a running shop. */
export interface Developing {
  url: string
  edit: RepositoryCopy['edit']
  /** What it wrote so far. */
  log(): string
  /** Ends it as somebody at a terminal does. @returns its exit code */
  interrupt(): Promise<number | null>
  stop(): Promise<void>
}

/** @param shop address of the running shop @param names folders */
export async function developIn(shop: string, ...names: string[]): Promise<Developing> {
  const copy = await copyRepository()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const args = ['scripts/dev.ts', ...names, '--against', shop, '--port', String(port)]
  const child = spawn('node', args, { cwd: copy.dir, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', text => {
        log += text
        if (log.includes(`ready ${url}`)) resolve()
      })
    ended.then(code => reject(new Error(`it ended with code ${code}\n${log}`)))
  })
  const end = async () => {
    await stop(child)
    await copy.remove()
  }
  try {
    await ready
  } catch (error) {
    await end()
    throw error
  }
  return {
    url,
    edit: copy.edit,
    log: () => log,
    interrupt() {
      child.kill('SIGINT')
      return ended
    },
    stop: end,
  }
}
