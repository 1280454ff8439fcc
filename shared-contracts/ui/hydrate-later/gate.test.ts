import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('APP-1 a gate opens once, and from then on nobody waits', async () => {
  const gate = createGate()
  expect(gate.isOpen()).toBe(false)
  gate.open()
  gate.open()
  expect(gate.isOpen()).toBe(true)
  expect(gate.promise).toHaveProperty('status', 'fulfilled')
  await gate.promise
})
