import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { type OwnFolder, openOwnFolder } from '../../scripts/packages/own-folder.ts'
import { stop } from '../../scripts/process.ts'
import { type Edit, editIn } from './edit.ts'
import { copyRepository } from './repository-copy.ts'

/** Folders that are worked on inside a running shop. */
export interface Developing {
  url: string
  edit: Edit
  /** Of the process that builds and serves. */
  pid: number
  /** What it wrote so far. */
  log(): string
  /** Ends it as somebody at a terminal does. @returns its exit code */
  interrupt(): Promise<number | null>
  stop(): Promise<void>
}

/** In a copy of this repository. @param shop address of the running shop @param names folders */
export async function developIn(shop: string, ...names: string[]): Promise<Developing> {
  const copy = await copyRepository()
  const args = ['scripts/dev.ts', ...names, '--against', shop, '--port', '0']
  return developing(spawn('node', args, { cwd: copy.dir, stdio: ['ignore', 'pipe', 'pipe'] }), copy)
}

/** In a repository of one remote. @param prepare what its team has done by then @param plan as `npm run new-remote` takes it */
export async function developOwn(
  shop: string,
  prepare: (dir: string) => Promise<void>,
  ...plan: string[]
): Promise<Developing> {
  const own = await openOwnFolder(...plan)
  await prepare(own.dir)
  const args = ['node_modules/@arcade/dev/against/own.js', '--against', shop, '--port', '0']
  return developing(spawn('node', args, { cwd: own.dir, stdio: ['ignore', 'pipe', 'pipe'] }), own)
}

async function developing(
  child: ChildProcess & { stdout: Readable; stderr: Readable },
  { dir, remove }: OwnFolder,
): Promise<Developing> {
  let log = ''
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', text => {
        log += text
        const [, url] = /^ready (http\S+)\n/m.exec(log) ?? []
        if (url) resolve(url)
      })
    ended.then(code => reject(new Error(`it ended with code ${code}\n${log}`)))
  })
  const end = async () => {
    await stop(child)
    await remove()
  }
  try {
    return {
      url: await ready,
      edit: editIn(dir),
      pid: child.pid ?? 0,
      log: () => log,
      interrupt() {
        child.kill('SIGINT')
        return ended
      },
      stop: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
