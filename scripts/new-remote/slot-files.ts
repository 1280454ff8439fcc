import type { Plan } from './plan.ts'

/** @returns texts of the files that fill a slot, by path: view and test */
export const slotFiles = ({ prefix }: Plan, slot: string): Record<string, string> => ({
  [`slots/${slot}.tsx`]: `import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import type { en } from '../messages/en.ts'

export default function Filling({ onClose }: SlotProps['${slot}']) {
  const t = useT<typeof en>()
  return (
    <button type="button" className="button" onClick={onClose}>
      {t('${prefix}.${slot}.close')}
    </button>
  )
}
`,
  [`slots/${slot}.test.tsx`]: `import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { en } from '../messages/en.ts'
import Filling from './${slot}.tsx'

test('the slot can be closed', async () => {
  const Component = () => <Filling onClose={() => {}} />
  const { html } = await renderPage({ Component }, '/', '/', fakeApp())
  expect(html).toContain(en['${prefix}.${slot}.close'])
})
`,
})
