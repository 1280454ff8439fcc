import type { Plan } from './plan.ts'

/** @returns texts of one page's files by path: logic, view, styles, test */
export function pageFiles({ prefix }: Plan, { path, chunk }: Plan['pages'][number]): Record<string, string> {
  const data = `${chunk.replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase())}Data`
  const address = path.replace(/:[^/]+/g, 'a1')
  return {
    [`pages/${chunk}.ts`]: `import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'

export interface ${data} {
  title: string
}

/** Runs on the server and in the browser: what the page needs from the API is called here, with \`request.signal\`. */
export function loader({ context }: LoaderFunctionArgs): ${data} {
  return { title: context.get(appContext).translate('${prefix}.${chunk}.title') }
}

export const meta = (data: unknown): PageMeta => ({ title: (data as ${data} | undefined)?.title ?? '' })
`,
    [`pages/${chunk}.tsx`]: `import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import type { en } from '../messages/en.ts'
import type { ${data} } from './${chunk}.ts'

export { loader, meta } from './${chunk}.ts'

export function Component() {
  const { title } = useLoaderData() as ${data}
  const t = useT<typeof en>()
  return (
    <div className="page-narrow ${prefix}-${chunk}">
      <h1 className="display">{title}</h1>
      <p className="muted">{t('${prefix}.${chunk}.intro')}</p>
    </div>
  )
}
`,
    [`pages/${chunk}.css`]: `@layer remote {
  .${prefix}-${chunk} {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-6) var(--space-8);
  }
}
`,
    [`pages/${chunk}.test.ts`]: `import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { openPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import zh from '../messages/zh.ts'
import remote from '../remote.ts'

test.each([
  ['en', en],
  ['zh', zh],
] as const)('the page stands with its heading and title, %s', async (language, texts) => {
  const app = createFakeApp({ language, messages: { en, zh } })
  const { status, html, meta } = await openPage(remote.pages, '${address}', app)
  expect(status).toBe(200)
  expect(html).toContain(texts['${prefix}.${chunk}.title'])
  expect(meta?.title).toBe(texts['${prefix}.${chunk}.title'])
})
`,
  }
}
