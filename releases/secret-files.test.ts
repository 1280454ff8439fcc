import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './fixtures/release.ts'
import { takeSecretFiles } from './secret-files.ts'

test('NFR-S a secret comes from its file where it is not set, and a file that is missing is named', async () => {
  const folder = await temporaryFolder()
  try {
    const path = join(folder.path, 'key')
    await writeFile(path, 'hidden\n')
    const env: NodeJS.ProcessEnv = {
      AWS_ACCESS_KEY_ID_FILE: path,
      RELEASE_TEAM_KEY: 'set',
      RELEASE_TEAM_KEY_FILE: path,
      OPERATOR_TOKEN_FILE: path,
    }
    takeSecretFiles(env)
    expect(env).toMatchObject({ AWS_ACCESS_KEY_ID: 'hidden', RELEASE_TEAM_KEY: 'set' })
    expect(env.OPERATOR_TOKEN, 'a path that is meant as one').toBeUndefined()
    expect(() => takeSecretFiles({ RELEASE_WEBHOOK_FILE: `${path}.none` })).toThrow(
      /^RELEASE_WEBHOOK_FILE cannot be read: ENOENT/,
    )
  } finally {
    await folder.remove()
  }
})

test('NFR-S of a secret that is not there, nothing, or in quotes the setting is named, never what it is', async () => {
  const folder = await temporaryFolder()
  try {
    const path = join(folder.path, 'key')
    for (const [text, says] of [
      [' \n', /^AWS_SECRET_ACCESS_KEY_FILE cannot be read: nothing is in /],
      ['"s3cret"\n', /^AWS_SECRET_ACCESS_KEY stands in quotes, [a-z ]+$/],
    ] as const) {
      await writeFile(path, text)
      expect(() => takeSecretFiles({ AWS_SECRET_ACCESS_KEY_FILE: path })).toThrow(says)
    }
    expect(() => takeSecretFiles({ RELEASE_TEAM_KEY_FILE: folder.path })).toThrow(
      `RELEASE_TEAM_KEY_FILE cannot be read: EISDIR: illegal operation on a directory, read, '${folder.path}'`,
    )
    const env: NodeJS.ProcessEnv = { AWS_ACCESS_KEY_ID: 'reads\n' }
    takeSecretFiles(env)
    expect(env.AWS_ACCESS_KEY_ID).toBe('reads')
  } finally {
    await folder.remove()
  }
})

test('REL-13 half of the pair for what serves is refused: the supervisor’s own would stand in for it', () => {
  expect(() => takeSecretFiles({ SERVING_AWS_SECRET_ACCESS_KEY: 's3cret' })).toThrow(
    /^SERVING_AWS_ACCESS_KEY_ID is missing: /,
  )
  expect(() => takeSecretFiles({ SERVING_AWS_ACCESS_KEY_ID: 'reads' })).toThrow(
    /^SERVING_AWS_SECRET_ACCESS_KEY is missing: /,
  )
})
