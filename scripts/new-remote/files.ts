import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { featureFiles } from './feature-files.ts'
import { fixtureFiles } from './fixture-files.ts'
import { messages } from './message-files.ts'
import { pageFiles } from './page-files.ts'
import type { Plan } from './plan.ts'
import { readme } from './readme.ts'
import { slotFiles } from './slot-files.ts'

/** @param template package.json of a remote that is there: versions are the house's. @returns texts of a remote's files by path */
export function remoteFiles(plan: Plan, template: object): Record<string, string> {
  const { name, pages, slots } = plan
  return {
    'package.json': `${JSON.stringify({ ...template, name }, null, 2)}\n`,
    'README.md': readme(plan),
    'declaration.ts': declaration(plan),
    'remote.ts': `import { defineRemote } from 'shared-contracts/remote/define-remote.ts'
import { declaration } from './declaration.ts'

export default defineRemote(declaration, {
  pages: ${table(pages.map(({ chunk }) => `${key(chunk)}: ${imported('pages', chunk)}`))},
  slots: ${table(slots.map(slot => `${key(slot)}: ${imported('slots', slot)}`))},
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
})
`,
    'remote.test.tsx': `import { describeRemote } from 'shared-contracts/testing/describe-remote.ts'
import remote from './remote.ts'

describeRemote(remote)
`,
    'styles.css': pages.length > 0 ? '@import "./introduction/introduction.css";\n' : '@layer remote;\n',
    'messages/en.ts': messages(plan, 'en'),
    'messages/zh.ts': messages(plan, 'zh'),
    ...fixtureFiles(plan),
    ...(pages.length > 0 ? featureFiles(plan) : {}),
    ...Object.assign({}, ...pages.map(page => pageFiles(plan, page))),
    ...Object.assign({}, ...slots.map(slot => slotFiles(plan, slot))),
  }
}

function declaration({ name, pages, slots }: Plan): string {
  const samples = pages.filter(({ path, address }) => path !== address)
  const lines = [
    `name: '${name}'`,
    `requires: '^${CONTRACT_VERSION}'`,
    `paths: ${table(pages.map(({ path, chunk }) => `'${path}': '${chunk}'`))}`,
    ...(samples.length > 0
      ? [`samples: ${table(samples.map(({ path, address }) => `'${path}': '${address}'`))}`]
      : []),
    `slots: ${table(slots.map(slot => `${key(slot)}: '${slot}'`))}`,
  ]
  return `import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

export const declaration = {
${lines.map(line => `  ${line},\n`).join('')}} as const satisfies RemoteDeclaration
`
}

/** One entry stays on the line where it fits. */
function table(entries: string[]): string {
  if (entries.length === 0) return '{}'
  const [only = ''] = entries
  if (entries.length === 1 && only.length <= MAX_ENTRY_IN_LINE) return `{ ${only} }`
  return `{\n${entries.map(entry => `    ${entry},\n`).join('')}  }`
}
/** Characters; with the longest key before it the line still fits the house's width of 110. */
const MAX_ENTRY_IN_LINE = 90

const key = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`)
const imported = (folder: string, name: string) =>
  `() => import(/* webpackChunkName: "${name}" */ './${folder}/${name}.tsx')`
