import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { connect } from 'node:http2'
import { type AddressInfo, connect as openSocket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createApiClient } from 'shared-contracts/api/client.ts'
import { run } from '../scripts/process.ts'
import { buyable } from './support/catalogue.ts'
import { composeServices } from './support/compose.ts'
import { type Production, startProduction } from './support/production.ts'
import { copyAlone } from './support/release-copy.ts'
import { ROOT } from './support/shop.ts'
import { watchProblems } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, shopAs } from './support/visitor.ts'

const t = texts('en')
const NEW_TEXT = 'Put it in my basket'
const FOREVER = 'public, max-age=31536000, immutable'
let shop: Production

test.beforeAll(async () => {
  shop = await startProduction()
})
test.afterAll(() => shop?.stop())

test('REL-8 docker-compose.yml is valid', async () => {
  for (const more of ['https', 'bucket'])
    await run(
      'docker-compose',
      ['-f', 'docker-compose.yml', '-f', `docker-compose.${more}.yml`, 'config', '-q'],
      {
        cwd: ROOT,
        env: { DOMAIN: 'shop.example' },
      },
    )
})

test('NFR-S with a bucket, what runs every team’s code has the edges’ rights in it and no others', async () => {
  const text = await run(
    'docker-compose',
    ['-f', 'docker-compose.yml', '-f', 'docker-compose.bucket.yml', 'config'],
    { cwd: ROOT },
  )
  const serviceOf = (name: string) => new RegExp(`^  ${name}:\\n(?: {4}.*\\n)+`, 'm').exec(text)?.[0]
  for (const name of ['edge-1', 'edge-2']) {
    const service = serviceOf(name)
    expect(service, name).toContain(' AWS_ACCESS_KEY_ID_FILE: /run/secrets/edge_bucket_user')
    expect(service, name).toContain('source: edge_bucket_password')
    expect(service, name).not.toMatch(/(?:\/|source: )bucket_(?:user|password)/)
  }
  // The operators' process writes; what it has run releases' code is given these instead.
  const operators = serviceOf('operators')
  expect(operators).toContain(' SERVING_AWS_ACCESS_KEY_ID_FILE: /run/secrets/edge_bucket_user')
  expect(operators).toContain(' SERVING_AWS_SECRET_ACCESS_KEY_FILE: /run/secrets/edge_bucket_password')
})

test('NFR-S every service runs without root, without rights it could gain, within limits, and writes to volumes alone', async () => {
  const text = await run('docker-compose', ['config'], { cwd: ROOT })
  const services = text
    .slice(text.indexOf('\nservices:'))
    .split(/\n {2}(?=[a-z][\w-]*:\n)/)
    .slice(1)
  expect(services.length).toBeGreaterThan(8)
  for (const service of services) {
    const name = service.slice(0, service.indexOf(':'))
    expect(service, name).toMatch(/cap_drop:\n\s+- ALL\n/)
    expect(service, name).toContain('- no-new-privileges:true')
    expect(service, name).toContain('read_only: true')
    if (name !== 'prometheus') expect(service, name).toMatch(/user: (?:node|postgres|'?1000:1000)/)
    // What ends by itself has none.
    if (name !== 'publish' && name !== 'release') expect(service, name).toContain('mem_limit:')
    expect(service, 'no secret in the environment').not.toMatch(/^\s+\w*(?:PASSWORD|SECRET|_KEY): \S*[^'"]$/m)
  }
})

test('CAT-1 a page comes through Caddy with its content, and the browser finds nothing to complain about', async ({
  page,
}) => {
  const [product] = await buyable(shop.url, 1)
  const problems = watchProblems(page)
  expect((await page.goto(shop.url))?.status()).toBe(200)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto(`${shop.url}/store/product/${product.id}`)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(problems).toEqual([])
  const { html } = await (await newVisitor(shop.url)).page(`/store/product/${product.id}`)
  expect(html).toContain(product.name)
})

test('REL-6 release files come from the store, compressed and for good; other files not at all', async () => {
  const file = await releaseFile('mfe-catalog', 'web', '.js')
  for (const encoding of ['br', 'gzip']) {
    const { status, headers } = await get(file, { 'accept-encoding': encoding })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': FOREVER,
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers.vary).toContain('Accept-Encoding')
  }
  const plain = await get(file, { 'accept-encoding': 'identity' })
  expect(plain.headers.vary, 'a cache in front keeps it for nobody else').toContain('Accept-Encoding')
  const node = await releaseFile('mfe-catalog', 'node', '.mjs')
  const hidden = [
    node,
    node.replace('/node/', '//node/'),
    node.replace('/node/', '/%6eode/'),
    node.replace('/node/', '/web/../node/'),
    node.replace('/node/', '/web/%2e%2e/node/'),
    `${file}.br`,
    `${file}.missing.js`,
    file.slice(0, file.lastIndexOf('/') + 1),
    '/r/',
    '/r/../documents/0000000001.json',
    '/r/..%2fdocuments/0000000001.json',
    '/metrics',
  ]
  for (const path of hidden) {
    const { status, headers } = await get(path)
    expect(status, path).toBe(404)
    expect(headers['cache-control'] ?? 'no-store', path).toContain('no-store')
  }
  for (const address of shop.metrics) {
    const metrics = await (await fetch(address)).text()
    expect(metrics, 'edge has sent no file').not.toContain('edge_files_total{status="200"}')
  }
})

test('REL-6 nothing that a browser shows as a page comes from a folder that no document names', async () => {
  const release = join(shop.pathIn('publish', '/releases/store/files'), 'mfe-catalog/never-published')
  await mkdir(join(release, 'web'), { recursive: true })
  try {
    for (const name of ['a.html', 'a.0123abcd.HTM', 'a.xhtml', 'a.xml', 'a.svg', 'a.js.svgz', 'page']) {
      await writeFile(join(release, 'web', name), '<script>document.title = "ran"</script>')
      const { status, headers } = await get(`/r/mfe-catalog/never-published/web/${name}`)
      expect(status, name).toBe(404)
      expect(headers['content-security-policy'], name).toContain("default-src 'none'")
    }
  } finally {
    await rm(release, { recursive: true })
  }
})

test('REL-2 who has a file of another release is sent what differs from it, through Caddy', async () => {
  const path = await releaseFile('mfe-catalog', 'web', '.js')
  const first = await get(path, { 'accept-encoding': 'gzip, br, dcz' })
  const [, name, release, file] = /^\/r\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? []
  expect(first.headers['use-as-dictionary']).toBe(`match="/r/${name}/*/${file}", id="${release}/${file}"`)
  expect(first.headers.vary).toContain('Available-Dictionary')
  const has = (bytes: Buffer) => ({
    'accept-encoding': 'gzip, br, dcz',
    'available-dictionary': `:${createHash('sha256').update(bytes).digest('base64')}:`,
    'dictionary-id': `"${release}/${file}"`,
  })
  const bytes = await readFile(join(shop.pathIn('caddy', '/releases/store/files'), path.slice('/r/'.length)))
  const delta = await get(path, has(bytes))
  expect(delta.headers['content-encoding']).toBe('dcz')
  expect(delta.headers['use-as-dictionary']).toBe(first.headers['use-as-dictionary'])
  expect((await get(path, has(Buffer.from('other')))).headers['content-encoding']).toBe('br')
  // What is named by its content is another file's successor too.
  const styles = await releaseFile('mfe-catalog', 'web', '.css')
  const [, before, stem, content] = /^\/r\/mfe-catalog\/([^/]+)\/(.+)\.(\w+)\.css$/.exec(styles) ?? []
  expect((await get(styles)).headers['use-as-dictionary']).toBe(
    `match="/r/mfe-catalog/*/${stem}.*.css", id="${before}/${stem}.${content}.css"`,
  )
})

test('REL-6 what serves pages has the public keys and no signing key', async () => {
  expect(await readdir(shop.pathIn('edge-1', '/releases/keys'))).toEqual(['trusted'])
  expect(await readdir(shop.pathIn('caddy', '/releases'))).toEqual(['store'])
})

test('REL-4 what edges ask for lies where the operators’ process and the command look for it', async () => {
  const seen = ['edge-1', 'edge-2', 'operators', 'release'].map(one =>
    realpath(shop.pathIn(one, '/releases/claims')),
  )
  expect(new Set(await Promise.all(seen)).size).toBe(1)
})

test('API-1 API-2 a cart made on one process of store-api is there on the other and through Caddy', async () => {
  const [product] = await buyable(shop.url, 1)
  const [one, other] = shop.apis
  const visitor = await newVisitor(one)
  await shopAs(visitor, 'Ada', product.id, product.optionPair)
  for (const origin of [other, shop.url, shop.url]) {
    const api = createApiClient({
      fetch: (path, init) =>
        fetch(new URL(String(path), origin), {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie: visitor.cookies() },
        }),
      cookies: visitor.cookies,
    })
    const { itemCount, lineItems } = await api('GET shoppingManagement4/myCart')
    expect(itemCount, origin).toBe(1)
    expect(Object.values(lineItems)[0]?.productID, origin).toBe(product.id)
  }
  const list = await get('/api/istore/client/productManagement2/products', { 'accept-encoding': 'gzip' })
  expect(list).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } })
})

test('API-2 a backend of one’s own is plugged in by two settings, and its cookies are the shop’s through Caddy too', async () => {
  const edges = 'edge-1:8080 edge-2:8080'
  const config = await composeServices({ API_ORIGIN: 'https://backend.example', STORE_API: edges })
  expect(config.caddy?.environment.STORE_API).toBe(edges)
  for (const name of ['edge-1', 'edge-2', 'operators'])
    expect(config[name]?.environment.API_ORIGIN, name).toBe('https://backend.example')
  const backend = createServer((_, answer) => {
    answer.setHeader('set-cookie', ['sid=1; Domain=backend.example; HttpOnly', 'XSRF-TOKEN=2; path=/shop'])
    answer.end('{}')
  }).listen(0, '127.0.0.1')
  try {
    await once(backend, 'listening')
    const { port } = backend.address() as AddressInfo
    const url = await shop.inFrontOf(`http://127.0.0.1:${port}`)
    const { headers } = await fetch(`${url}/api/istore/client/common3/appInfoInit`)
    expect(headers.getSetCookie()).toEqual(['sid=1; HttpOnly; Path=/', 'XSRF-TOKEN=2; path=/shop'])
  } finally {
    backend.close()
    backend.closeAllConnections()
  }
})

test('REL-2 promote and rollback show on the next page load through Caddy', async () => {
  const [product] = await buyable(shop.url, 1)
  const visitor = await newVisitor(shop.url)
  const address = `/store/product/${product.id}${product.optionPair && `?options=${product.optionPair}`}`
  const copy = await copyAlone('mfe-catalog')
  try {
    expect((await visitor.page(address)).html).toContain(t('catalog.add'))
    await copy.edit('messages/adding.ts', `'${t('catalog.add')}'`, `'${NEW_TEXT}'`)
    const { release } = await shop.release('publish', await copy.build())
    expect((await visitor.page(address)).html).not.toContain(NEW_TEXT)
    await shop.release('promote', 'mfe-catalog', String(release))
    expect((await visitor.page(address)).html).toContain(NEW_TEXT)
    await shop.release('rollback', 'mfe-catalog')
    const { html } = await visitor.page(address)
    expect(html).toContain(t('catalog.add'))
    expect(html).not.toContain(NEW_TEXT)
  } finally {
    await copy.remove()
  }
})

test('NFR-P with a name of its own the shop speaks HTTPS, HTTP/2 and HTTP/3', async () => {
  const session = connect(shop.secureUrl, { rejectUnauthorized: false })
  try {
    const stream = session.request({ ':path': '/' })
    const [headers] = await once(stream, 'response')
    stream.resume()
    await once(stream, 'end')
    expect(headers).toMatchObject({ ':status': 200, 'alt-svc': expect.stringContaining('h3=') })
    expect(session.alpnProtocol).toBe('h2')
  } finally {
    session.close()
  }
})

test('NFR-P over HTTP/2 a browser is told of the host’s code while a page is drawn', async () => {
  const session = connect(shop.secureUrl, { rejectUnauthorized: false })
  try {
    const stream = session.request({ ':path': '/store/productlist?n=1', 'sec-fetch-mode': 'navigate' })
    const told: unknown[] = []
    stream.on('headers', headers => told.push(headers[':status'], headers.link))
    const [headers] = await once(stream, 'response')
    expect(headers).toMatchObject({ ':status': 200, 'alt-svc': expect.stringContaining('h3=') })
    stream.resume()
    await once(stream, 'end')
    const entry = expect.stringMatching(/^<\/r\/host-shell\/\w+\/web\/entry\.js>; rel=modulepreload$/)
    expect(told).toEqual([103, entry])
  } finally {
    session.close()
  }
})

test('REL-11 the nightly backup holds database, releases and keys, and a database restored from it has them all', async () => {
  const folder = await shop.backUp()
  expect((await readdir(folder)).sort()).toEqual([
    'arcade.dump',
    'documents.tar.gz',
    'files.tar.gz',
    'keys.tar.gz',
  ])
  const has = async (archive: string) => run('tar', ['-tzf', join(folder, archive)])
  expect(await has('documents.tar.gz')).toContain('store/documents/0000000001.json')
  expect(await has('files.tar.gz')).toContain('store/files/host-shell/')
  expect(await has('keys.tar.gz')).toContain('keys/signing.pem')
  expect(await run('pg_restore', ['--list', join(folder, 'arcade.dump')])).toContain(
    'TABLE DATA public orders',
  )
  const runbook = await readFile(join(ROOT, 'docs/runbook.md'), 'utf8')
  const [, restore = ''] = /--entrypoint sh backup -c '([^']+)'/.exec(runbook) ?? []
  const count = `PGPASSWORD=$(cat "$PGPASSWORD_FILE") psql -At -c 'select count(*) from products'`
  const before = await shop.inBackup(count)
  expect(await shop.inBackup(restore)).toContain('ALTER DATABASE')
  expect(await shop.inBackup(count)).toBe(before)
  await expect
    .poll(async () => (await get('/api/istore/client/productManagement2/products')).status)
    .toBe(200)
})

test('NFR-S who sends what cannot be read takes no process from anybody else', async () => {
  const statusOf = (text: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(shop.url)
      const socket = openSocket(Number(port), hostname, () => socket.write(text))
      socket.once('data', answer => {
        resolve(Number(answer.toString().split(' ')[1]))
        socket.destroy()
      })
      socket.once('error', reject)
    })
  const post = (path: string, more: string) => statusOf(`POST ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`)
  const call = '/api/istore/client/common3/signon'
  // Each of two processes, and once more.
  for (let i = 0; i < 3; i++) {
    // Caddy's word where it finds first that no more can be read, else the process's own, which needs no body to refuse.
    expect([502, 403]).toContain(await post(call, 'Transfer-Encoding: chunked\r\n\r\nno length'))
    expect(await statusOf('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(502)
    expect(await post(call, 'Content-Length: 0\r\n')).toBe(403)
    expect(await post('/store', 'Content-Length: 0\r\n')).toBe(405)
  }
})

test('REL-3 with either edge and either process of store-api gone the shop goes on, and nothing was written but to volumes', async () => {
  expect(await shop.written()).toEqual([])
  for (const service of ['edge-1', 'store-api-1']) await shop.lose(service)
  await expect.poll(async () => (await get('/store/productlist')).status).toBe(200)
  await expect
    .poll(async () => (await get('/api/istore/client/productManagement2/products')).status)
    .toBe(200)
})

/** @returns address of a file of the live release of `name` */
async function releaseFile(name: string, folder: string, ending: string): Promise<string> {
  const files = shop.pathIn('caddy', '/releases/store/files')
  const [release = ''] = await readdir(join(files, name))
  const file = (await readdir(join(files, name, release, folder))).find(f => f.endsWith(ending))
  return `/r/${name}/${release}/${folder}/${file}`
}

/** A request through Caddy whose path is sent as it is written: fetch would tidy it up first. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    request({ hostname, port, path, headers, agent: false }, answer => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
      .on('error', reject)
      .end()
  })
}
