import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { pageFiles } from './page-files.ts'
import type { Plan } from './plan.ts'
import { slotFile } from './slot-file.ts'

const named = (folder: string, name: string) =>
  `() => import(/* webpackChunkName: "${name}" */ './${folder}/${name}`

/** @param template package.json of a remote that is there: versions are the house's. @returns texts of a remote's files by path */
export function remoteFiles(plan: Plan, template: object): Record<string, string> {
  const { name, pages, slots } = plan
  const table = (entries: string[]) =>
    entries.length > 0 ? `{\n${entries.map(e => `    ${e},\n`).join('')}  }` : '{}'
  const words = pages.map(({ chunk }) => titleOf(chunk))
  return {
    'package.json': `${JSON.stringify({ ...template, name }, null, 2)}\n`,
    'declaration.ts': `import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

export const declaration = {
  name: '${name}',
  requires: '^${CONTRACT_VERSION}',
  paths: ${table(pages.map(({ path, chunk }) => `'${path}': '${chunk}'`))},
  slots: ${table(slots.map(slot => `'${slot}': '${slot}'`))},
} as const satisfies RemoteDeclaration
`,
    'remote.ts': `import { instances } from 'shared-contracts/remote/instances.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { declaration } from './declaration.ts'

export default {
  declaration,
  instances,
  pages: ${table(pages.map(({ path, chunk }) => `'${path}': ${named('pages', chunk)}.tsx')`))},
  slots: ${table(slots.map(slot => `'${slot}': ${named('slots', slot)}.tsx')`))},
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
} satisfies RemoteModule<typeof declaration>
`,
    'remote.test.tsx': `import { describeRemote } from 'shared-contracts/testing/describe-remote.ts'
import remote from './remote.ts'

describeRemote(remote)
`,
    'styles.css':
      pages.map(({ chunk }) => `@import "./pages/${chunk}.css";\n`).join('') || '@layer remote;\n',
    'messages/en.ts': messages(plan, 'en', words),
    'messages/zh.ts': messages(plan, 'zh', words),
    ...Object.assign({}, ...pages.map(page => pageFiles(plan, page))),
    ...Object.fromEntries(slots.map(slot => [`slots/${slot}.tsx`, slotFile(plan, slot)])),
  }
}

const titleOf = (chunk: string) => chunk.replace(/-/g, ' ').replace(/^./, first => first.toUpperCase())

const INTRO = {
  en: 'This page is new. Tell your shoppers here what it is for.',
  zh: '这是一个新页面，请在这里告诉顾客它的用途。',
} as const
const SLOT = { en: 'Close', zh: '关闭' } as const

function messages({ prefix, pages, slots }: Plan, language: 'en' | 'zh', titles: string[]): string {
  const lines = [
    ...pages.flatMap(({ chunk }, i) => [
      `  '${prefix}.${chunk}.title': '${titles[i]}',`,
      `  '${prefix}.${chunk}.intro': '${INTRO[language]}',`,
    ]),
    ...slots.map(slot => `  '${prefix}.${slot}.close': '${SLOT[language]}',`),
  ].join('\n')
  return language === 'en'
    ? `export const en = {\n${lines}\n} as const\nexport default en\n`
    : `import type { en } from './en.ts'\n\nexport default {\n${lines}\n} as const satisfies Record<keyof typeof en, string>\n`
}
