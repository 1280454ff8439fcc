import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import { expect, test } from 'vitest'

const REMOTE = join(import.meta.dirname, '..')
/** Calls about an account: all below these paths. */
const ACCOUNT =
  / (admin\/|weChat\/|aliPay\/|message\/|common3\/(signon|clientRegistration|logout|forgotPassword|resetPasswordExternal|supportedCountries|provinces|coupons|apaId))/
/** Account calls that no screen of this remote makes, each with who would. */
const ELSEWHERE: Partial<Record<Call, string>> = {
  'GET admin/userManagement/user/like/{id}/true': 'the public page of an influencer, in the catalogue',
  'POST weChat/weChatLivestreaminfo': 'live streams on pages of content, in the catalogue',
}

test('ACC-1 ACC-12 every call of the account is made by a screen, but for those named', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: REMOTE,
    exclude: name => /\.test\.|fixtures|dist|node_modules/.test(name),
  })
  const code = files.map(file => readFileSync(join(REMOTE, file), 'utf8')).join('\n')
  const unused = Object.keys(endpoints).filter(call => ACCOUNT.test(call) && !code.includes(`'${call}'`))
  expect(unused.sort()).toEqual(Object.keys(ELSEWHERE).sort())
})
