import { createReadStream } from 'node:fs'
import { appendFile, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditEntry, ReleaseStore } from './store.ts'
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
  const audit = join(location, 'audit.jsonl')
  const documentPath = (serial: number) => join(documents, `${String(serial).padStart(10, '0')}.json`)

  async function serials(): Promise<number[]> {
    const names = (await readdir(documents).catch(absent)) ?? []
    return names
      .map(name => Number(DOCUMENT_NAME.exec(name)?.[1] ?? 0))
      .filter(serial => serial > 0)
      .sort((a, b) => a - b)
  }

  return {
    location,
    serials,
    async latestSerial(after) {
      if (after !== undefined && !(await stat(documentPath(after + 1)).catch(absent))) return after
      return (await serials()).at(-1) ?? 0
    },
    readDocument: serial => readFile(documentPath(serial), 'utf8').catch(absent),
    async writeDocument(serial, text) {
      await sweepIncoming(incoming)
      return writeWhole(incoming, documentPath(serial), Buffer.from(text), 'create')
    },
    async appendAudit(entry) {
      await mkdir(location, { recursive: true })
      await appendFile(audit, `${JSON.stringify(entry)}\n`, { flush: true })
    },
    async readAudit() {
      const text = (await readFile(audit, 'utf8').catch(absent)) ?? ''
      return text.split('\n').flatMap(parseLine)
    },
    readFile: path => readFile(join(files, path)).catch(absent),
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
  }
}

// A line cut short by a crash belongs to a write that never happened.
function parseLine(line: string): AuditEntry[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}
