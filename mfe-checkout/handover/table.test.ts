import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { noteTable, rememberedTable, takeScannedTable } from './table.ts'

afterEach(() => vi.unstubAllGlobals())

test('CHK-1 a code that was scanned on any page is news to the details once, and again when it names another table', () => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage() })
  expect(takeScannedTable()).toBeNull()
  noteTable('9')
  expect(takeScannedTable()).toBe('9')
  // A reload, or a way back.
  noteTable('9')
  expect(takeScannedTable()).toBeNull()
  expect(rememberedTable()).toBe('9')
  noteTable('4')
  expect(takeScannedTable()).toBe('4')
})
