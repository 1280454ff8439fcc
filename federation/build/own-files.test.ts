import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFile, pathOf, requestOf } from './own-files.ts'

const APP = 'shared-contracts/remote/runtime/app.ts'

test('REL-1 a shared module is asked for by the name of the package that is installed', () => {
  expect(requestOf(APP)).toBe(APP)
  expect(requestOf(APP, true)).toBe('@arcade/contracts/remote/runtime/app')
  expect(requestOf('react/jsx-runtime', true)).toBe('react/jsx-runtime')
})

test('REL-1 a second copy of it is known by its path', () => {
  expect(pathOf(APP)).toBe(`/${APP}`)
  expect(pathOf(APP, true)).toBe('/@arcade/contracts/remote/runtime/app.js')
  expect(pathOf('react', true)).toBeNull()
})

test('REL-1 files of the package are found by what they are here', () => {
  expect(existsSync(ownFile('runtime/own-runtime'))).toBe(true)
})
