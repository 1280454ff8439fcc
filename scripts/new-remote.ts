// `npm run new-remote -- <name> --path /x [--path /x/:id] [--slot y]`: a new remote that builds, passes its tests and can be published.
// `--own-repository <folder>`: as a repository of its own, with the packages it needs, outside of this one.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { readArguments } from './arguments.ts'
import { remoteFiles } from './new-remote/files.ts'
import { ownRepository, PACKAGES_FOLDER } from './new-remote/own-repository.ts'
import { type Plan, planRemote } from './new-remote/plan.ts'
import { whyUnfit } from './new-remote/unused.ts'
import { packAll } from './packages/pack.ts'
import { RELEASABLES } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const USAGE = 'npm run new-remote -- <name> --path /x [--path /x/:id] [--slot y] [--own-repository folder]'

try {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      path: { type: 'string', multiple: true, takes: '/x', says: 'an address of its own; several times' },
      slot: { type: 'string', multiple: true, takes: 'y', says: 'a slot that it fills; several times' },
      'own-repository': { type: 'string', takes: 'folder', says: 'there, with all that it needs' },
    },
  })
  const [name] = positionals
  if (positionals.length !== 1 || !name) throw new Error(`usage: ${USAGE}`)
  const plan = planRemote(name, values.path ?? [], values.slot ?? [], await known())
  const files = remoteFiles(plan, await template())
  const apart = values['own-repository']
  await (apart === undefined
    ? addHere(plan.name, files)
    : addApart(plan, files, resolve(process.env.INIT_CWD ?? '.', apart)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function addHere(name: string, files: Record<string, string>): Promise<void> {
  await writeAll(join(ROOT, name), files)
  await addWorkspace(name)
  console.log(`${name} is there. Next:
  npm install                                # once, brings package-lock.json in line
  npm run dev -- ${name}
  npm run build -- ${name}
  npm run release -- publish ${name}/dist`)
}

async function addApart(plan: Plan, files: Record<string, string>, folder: string): Promise<void> {
  const unfit = whyUnfit(folder, resolve(ROOT))
  if (unfit) throw new Error(unfit)
  console.log('packing what it builds and publishes with; that takes a minute')
  const tarballs = await packAll(join(folder, PACKAGES_FOLDER))
  const { dependencies } = (await template()) as { dependencies: Record<string, string> }
  const owners = await Promise.all(['package.json', 'shared-contracts/package.json'].map(readJson))
  const tools = Object.assign({}, ...owners.map(({ devDependencies }) => devDependencies))
  const previews = await readFile(join(ROOT, 'docs', 'ci', 'github.yml'), 'utf8')
  await writeAll(folder, ownRepository(plan, files, { remote: dependencies, tools, tarballs }, previews))
  console.log(`${plan.name} is in ${folder}. Next, there:
  git init && npm install
  npm test && npm run build
  npm run dev -- --against https://shop.example`)
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text, { flag: 'wx' })
  }
}

async function readJson(path: string): Promise<{ devDependencies?: Record<string, string> }> {
  return JSON.parse(await readFile(join(ROOT, path), 'utf8'))
}

async function known() {
  const remotes = RELEASABLES.filter(name => name !== 'host-shell')
  const declarations = await Promise.all(
    remotes.map(async name => {
      const module = await import(pathToFileURL(join(ROOT, name, 'declaration.ts')).href)
      return module.declaration as RemoteDeclaration
    }),
  )
  const slots = await readFile(join(ROOT, 'shared-contracts', 'remote', 'slots.ts'), 'utf8')
  return {
    folders: await readdir(ROOT),
    declarations,
    slots: [...slots.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, slot]) => slot ?? ''),
  }
}

async function template(): Promise<object> {
  return JSON.parse(await readFile(join(ROOT, 'mfe-confirmation', 'package.json'), 'utf8'))
}

/** After the last remote, so that the list keeps its order. */
async function addWorkspace(name: string): Promise<void> {
  const path = join(ROOT, 'package.json')
  const root = JSON.parse(await readFile(path, 'utf8')) as { workspaces: string[] }
  const last = root.workspaces.findLastIndex(workspace => workspace.startsWith('mfe-'))
  root.workspaces.splice(last + 1, 0, name)
  await writeFile(path, `${JSON.stringify(root, null, 2)}\n`)
}
