import { expect, test } from 'vitest'
import { createChannel } from '../channels/channel.ts'
import { help } from '../help.ts'
import { verbs } from '../verbs/table.ts'
import { refuseFrozen } from './frozen.ts'

test('REL-11 a freeze names each verb that goes through all the same', async () => {
  const through = Object.entries(verbs).flatMap(([name, { options }]) =>
    'even-frozen' in options ? [name] : [],
  )
  expect(through).toEqual(expect.arrayContaining(['rollback', 'block', 'retire']))
  const before = { frozen: true, remotes: { a: createChannel() } }
  const refused = refuseFrozen({ store: { readAudit: async () => [] } } as never, before as never, {})
  const { reasons } = await refused.then(
    () => ({ reasons: [] }),
    error => error as { reasons: string[] },
  )
  for (const name of through) expect(reasons.join()).toContain(`\`${name}\``)
})

test('REL-11 the help says that a setting ends with 2, and a clock that is wrong with 5', () => {
  expect(help()).toMatch(/^ {2}2 {2}the command, or a setting, .*\n(?:.*\n)*? {2}5 {2}.*\bclock\b/m)
})
