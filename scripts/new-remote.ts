// `npm run new-remote -- <name> --path /x [--path /x/:id] [--slot y]`: a new remote that builds, passes its tests and can be published.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { remoteFiles } from './new-remote/files.ts'
import { planRemote } from './new-remote/plan.ts'
import { RELEASABLES } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const USAGE = 'usage: npm run new-remote -- <name> --path /x [--path /x/:id] [--slot y]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string', multiple: true }, slot: { type: 'string', multiple: true } },
  })
  const [name] = positionals
  if (positionals.length !== 1 || !name) throw new Error(USAGE)
  const plan = planRemote(name, values.path ?? [], values.slot ?? [], await known())
  for (const [path, text] of Object.entries(remoteFiles(plan, await template()))) {
    await mkdir(dirname(join(ROOT, plan.name, path)), { recursive: true })
    await writeFile(join(ROOT, plan.name, path), text, { flag: 'wx' })
  }
  await addWorkspace(plan.name)
  console.log(`${plan.name} is there. Next:
  npm install                                # once, brings package-lock.json in line
  npm run dev -- ${plan.name}
  npm run build -- ${plan.name}
  npm run release -- publish ${plan.name}/dist`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
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
