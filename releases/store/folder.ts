import { createReadStream } from 'node:fs'
import { appendFile, open, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { makeFolder } from 'server-kit/make-folder.ts'
import { auditEntry, LONGEST, outlived, type ReleaseStore, readable, type StoredFile } from './store.ts'
import { sweepIncoming, writeWhole } from './write-once.ts'

const DOCUMENT_NAME = /^(\d{10})\.json$/

const absent = (error: unknown) => {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null
  throw error
}

/** Release store in a folder of a volume that has hard links. Any number of processes may write to it at once. */
export function folderStore(location: string): ReleaseStore {
  const documents = join(location, 'documents')
  const files = join(location, 'files')
  const incoming = join(location, 'incoming')
  // Beside the store: an edge that may only read releases can still be let write here.
  const claims = join(dirname(location), 'claims')
  const tallies = join(claims, 'tallies')
  const audit = join(location, 'audit.jsonl')
  const documentPath = (serial: number) => join(documents, `${String(serial).padStart(10, '0')}.json`)

  async function serials(after = 0): Promise<number[]> {
    const names = (await readdir(documents).catch(absent)) ?? []
    return names
      .map(name => Number(DOCUMENT_NAME.exec(name)?.[1] ?? 0))
      .filter(serial => serial > after)
      .sort((a, b) => a - b)
  }

  const tallyFiles = async () => {
    const names = (await readdir(tallies).catch(absent)) ?? []
    return (await Promise.all(names.map(name => described(tallies, join(tallies, name))))).flat()
  }

  return {
    location,
    serials,
    async latestSerial(after) {
      if (after !== undefined && !(await stat(documentPath(after + 1)).catch(absent))) return after
      return (await serials()).at(-1) ?? 0
    },
    async readDocument(serial) {
      const path = documentPath(serial)
      if (((await stat(path).catch(absent))?.size ?? 0) > LONGEST.document) return ''
      return readFile(path, 'utf8').catch(absent)
    },
    async writeDocument(serial, text) {
      await sweepIncoming(incoming)
      return writeWhole(incoming, documentPath(serial), Buffer.from(text), 'create')
    },
    async removeDocuments(gone) {
      await Promise.all(gone.map(serial => rm(documentPath(serial), { force: true })))
    },
    async appendAudit(entry) {
      await makeFolder(location)
      // On a line of its own, also after one that a crash cut short.
      await appendFile(audit, `\n${JSON.stringify(entry)}\n`, { flush: true })
    },
    async readAudit() {
      const text = (await readFile(audit, 'utf8').catch(absent)) ?? ''
      return text.split('\n').flatMap(auditEntry)
    },
    async readFile(path, max = LONGEST.file) {
      const place = join(files, path)
      if (((await stat(place).catch(absent))?.size ?? 0) > max) return null
      return readFile(place).catch(absent)
    },
    async openFile(path) {
      const handle = await open(join(files, path), 'r').catch(absent)
      if (!handle) return null
      const info = await handle.stat()
      if (!info.isFile()) {
        await handle.close()
        return null
      }
      return { size: info.size, stream: createReadStream('', { fd: handle }) }
    },
    async putFile(path, bytes) {
      const target = join(files, path)
      const known = await readFile(target).catch(absent)
      if (known?.equals(bytes)) return false
      await writeWhole(incoming, target, bytes, 'replace')
      return true
    },
    async listFiles(prefix) {
      const found = await readdir(join(files, prefix), { recursive: true, withFileTypes: true }).catch(absent)
      const paths = (found ?? [])
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
      return (await Promise.all(paths.map(path => described(files, path)))).flat()
    },
    async removeFiles(paths) {
      await Promise.all(paths.map(path => rm(join(files, path), { force: true })))
      // Longest first, so that a folder is empty once those within it are gone.
      const folders = new Set(paths.flatMap(foldersOf))
      for (const folder of [...folders].sort((a, b) => b.length - a.length))
        await rmdir(join(files, folder)).catch(() => {})
    },
    async claim(name, said) {
      const target = join(claims, name)
      await writeWhole(join(claims, 'incoming'), target, Buffer.from(said), 'create')
      return readFile(target, 'utf8')
    },
    async writeTally(edge, text) {
      await writeWhole(join(claims, 'incoming'), join(tallies, `${edge}.json`), Buffer.from(text), 'replace')
      for (const { path } of outlived(await tallyFiles(), `${edge}.json`))
        await rm(join(tallies, path), { force: true })
    },
    async readTallies(beside) {
      const fresh = readable(await tallyFiles(), beside && { ...beside, path: `${beside.edge}.json` })
      const told = await Promise.all(
        fresh.map(async ({ path, ago }) => {
          const text = await readFile(join(tallies, path), 'utf8').catch(absent)
          return text === null ? [] : [{ edge: path.replace(/\.json$/, ''), text, ago }]
        }),
      )
      return told.flat()
    },
  }
}

async function described(root: string, path: string): Promise<StoredFile[]> {
  const info = await stat(path).catch(absent)
  return info
    ? [{ path: relative(root, path).split(sep).join('/'), size: info.size, changed: info.mtimeMs }]
    : []
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
