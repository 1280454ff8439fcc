import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startS3 } from 'releases/fixtures/s3-server.ts'
import { openStore } from 'releases/store'
import { expect, test, vi } from 'vitest'

interface Policy {
  Statement: { Effect: 'Allow'; Action: string[]; Resource: string[] }[]
}

test('NFR-S with an edge’s rights a bucket is read, claimed and told what was counted, and nothing in it is changed', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'someone')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  const policy: Policy = JSON.parse(await readFile(join(import.meta.dirname, 'edge-bucket.json'), 'utf8'))
  const server = await startS3('releases')
  try {
    const store = openStore(server.location)
    await store.writeDocument(1, 'one')
    await store.putFile('mfe-x/x1/web/entry.js', Buffer.from('code'))
    server.allowOnly((action, key) =>
      policy.Statement.some(
        ({ Action, Resource }) =>
          Action.includes(`s3:${action}`) &&
          Resource.some(resource => {
            const [, below = ''] = /^arn:aws:s3:::releases(?:\/(.*)\*)?$/.exec(resource) ?? []
            return action === 'ListBucket' || (below !== '' && key.startsWith(below))
          }),
      ),
    )
    expect(await store.latestSerial()).toBe(1)
    expect(await store.readDocument(1)).toBe('one')
    expect(Buffer.from((await store.readFile('mfe-x/x1/web/entry.js')) ?? []).toString()).toBe('code')
    expect(await store.openFile('mfe-x/x1/web/none.js')).toBeNull()
    expect(await store.claim('a-preview', 'first')).toBe('first')
    expect(await store.claim('a-preview', 'second')).toBe('first')
    await store.writeTally('edge', 'counted')
    expect(await store.readTallies()).toMatchObject([{ edge: 'edge', text: 'counted' }])

    const entry = { at: new Date().toISOString(), who: 'edge', verb: 'pause', why: '', serial: 1 }
    for (const [what, refused] of Object.entries({
      document: () => store.writeDocument(2, 'two'),
      'old document': () => store.removeDocuments([1]),
      file: () => store.putFile('mfe-x/x1/web/entry.js', Buffer.from('other')),
      'file removed': () => store.removeFiles(['mfe-x/x1/web/entry.js']),
      log: () => store.appendAudit({ ...entry, name: 'mfe-x', release: 'x1', document: null }),
    }))
      await expect(refused(), what).rejects.toThrow('Access Denied')
    expect(await store.readDocument(1)).toBe('one')
  } finally {
    vi.unstubAllEnvs()
    await server.close()
  }
})
