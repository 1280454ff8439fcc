import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRevision } from './git.ts'

test.each([
  ['4f6e2d1c', { revision: '4f6e2d1c', dirty: false }],
  ['4f6e2d1c-dirty', { revision: '4f6e2d1c', dirty: true }],
  ['', { revision: 'unknown', dirty: true }],
  ['latest', { revision: 'unknown', dirty: true }],
])(
  'REL-1 a release built where there is no repository knows its commit by SOURCE_REVISION "%s"',
  async (said, expected) => {
    const folder = await mkdtemp(join(tmpdir(), 'arcade-git-'))
    try {
      expect(await readRevision(folder, { SOURCE_REVISION: said })).toEqual(expected)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
