import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNodeFiles } from 'edge/code/node-files.ts'
import { nodeFiles } from 'releases/files'
import { openStore } from 'releases/store'
import type { PublicReleases } from 'shared-contracts/release/composition.ts'
import { channelOfShop, liveIn } from './support/rollout.ts'
import { expect, test } from './support/test.ts'

/** Runs work while one byte of a stored file is another, and no compressed copy hides it. */
async function whileFlipped<T>(path: string, work: () => Promise<T>): Promise<T> {
  const kept = new Map<string, Buffer>()
  for (const ending of ['', '.br', '.gz']) {
    const bytes = await readFile(path + ending).catch(() => null)
    if (bytes) kept.set(path + ending, bytes)
  }
  const bytes = Buffer.from(kept.get(path) ?? '')
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  try {
    for (const known of kept.keys()) await rm(known)
    await writeFile(path, bytes)
    return await work()
  } finally {
    for (const [known, before] of kept) await writeFile(known, before)
  }
}

test('REL-6 one byte flipped in each published file in turn: no browser runs it, and no browser applies it', async ({
  page,
  releasing: shop,
}) => {
  const files = join(shop.dataDir, 'releases', 'files')
  const { remotes } = (await (await fetch(`${shop.url}/.well-known/releases.json`)).json()) as PublicReleases
  // The page the edge sends, without its own scripts: nothing of a release is loaded before it is asked for. What its map does not
  // vouch for (the worker, what is for other hosts) its policy refuses.
  const sent = await fetch(shop.url)
  const map = /<script type="importmap"[^>]*>.*?<\/script>/s.exec(await sent.text())?.[0] ?? ''
  await page.route('**/blank', route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'integrity-policy': sent.headers.get('integrity-policy') ?? '' },
      body: map.replace(/ nonce="[^"]*"/, ''),
    }),
  )
  await page.goto(`${shop.url}/blank`)
  let count = 0
  for (const [name, channel] of Object.entries(remotes)) {
    const id = channel.active[0] ?? ''
    const release = channel.releases[id]
    for (const [path, integrity] of Object.entries(release?.files ?? {})) {
      if (!/\.(?:js|css)$/.test(path)) continue
      count++
      const address = `${release?.base}${path}`
      const outcome = await whileFlipped(join(files, name, id, path), () =>
        page.evaluate(
          async ([file, expected]) => {
            if (file.endsWith('.js')) return import(file).then(() => 'ran', String)
            const link = Object.assign(document.createElement('link'), {
              rel: 'stylesheet',
              href: file,
              integrity: expected,
            })
            return new Promise<string>(resolve => {
              link.onload = () => resolve('applied')
              link.onerror = () => resolve('TypeError: blocked')
              document.head.append(link)
            })
          },
          [address, integrity] as const,
        ),
      )
      expect(outcome, address).toMatch(/^TypeError/)
    }
  }
  console.log(`${count} files flipped, none used`)
  expect(count).toBeGreaterThan(30)
})

test('REL-6 one byte flipped in each file of the server in turn: the edge runs none of it', async ({
  releasing: shop,
}) => {
  const cache = await mkdtemp(join(tmpdir(), 'arcade-cache-'))
  const store = openStore(join(shop.dataDir, 'releases'))
  try {
    for (const [name, id] of Object.entries(await liveIn(shop))) {
      const release = (await channelOfShop(shop, name)).releases[id]
      if (!release) throw new Error(`${name} ${id} is not published`)
      for (const path of [...nodeFiles(release), ...release.css]) {
        await whileFlipped(join(store.location, 'files', name, id, path), () =>
          expect(createNodeFiles(store, cache).entry(release), path).rejects.toThrow('not the file'),
        )
      }
    }
  } finally {
    await rm(cache, { recursive: true, force: true })
  }
})
