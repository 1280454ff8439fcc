import type { Plan } from './plan.ts'

/** @returns texts of one page's files by path: logic, view, test */
export function pageFiles(
  { prefix }: Plan,
  { address, chunk }: Plan['pages'][number],
): Record<string, string> {
  return {
    [`pages/${chunk}.ts`]: `import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'

/** Runs on the server and in the browser: what the page needs from the API is called here, with \`request.signal\`. */
export function loader({ context }: PageArgs) {
  const { translate } = context.get(appContext)
  return { title: translate('${prefix}.${chunk}.title'), text: translate('${prefix}.${chunk}.intro') }
}

export const meta: PageMetaOf<typeof loader> = ({ title, text }) => ({ title, description: text })
`,
    [`pages/${chunk}.tsx`]: `import { useData } from 'shared-contracts/remote/page.ts'
import { Introduction } from '../introduction/introduction.tsx'
import type { loader } from './${chunk}.ts'

export { loader, meta } from './${chunk}.ts'

export function Component() {
  const { title, text } = useData<typeof loader>()
  return <Introduction title={title} text={text} />
}
`,
    [`pages/${chunk}.test.ts`]: `import { openPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { en } from '../messages/en.ts'
import zh from '../messages/zh.ts'
import remote from '../remote.ts'

test.each([
  ['en', en],
  ['zh', zh],
] as const)('the page stands with its heading and title, %s', async (language, texts) => {
  const { status, html, meta } = await openPage(remote.pages, '${address}', fakeApp(language))
  expect(status).toBe(200)
  expect(html).toContain(texts['${prefix}.${chunk}.title'])
  expect(meta?.title).toBe(texts['${prefix}.${chunk}.title'])
})
`,
  }
}
