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
