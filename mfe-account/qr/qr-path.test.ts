import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('ACC-3 a pickup code as a QR code: its finder pattern stands behind the quiet zone', () => {
  const { path, size } = qrPath('A123')
  expect(size).toBe(21 + 2 * 4)
  // The first row of the upper left finder: seven dark modules, then a light one.
  for (let x = 4; x < 11; x++) expect(path).toContain(`M${x} 4h`)
  expect(path).not.toContain('M11 4h')
  expect(path).not.toMatch(/M[0-3] /)
})
