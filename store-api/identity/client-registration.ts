import { networkOf } from 'server-kit/network.ts'
import { mayTellMailbox, openAccount } from '../account/open-account.ts'
import { hashPassword } from '../account/password.ts'
import { referrerIn } from '../account/referrer-in.ts'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import { rememberDevice } from '../session/known-device.ts'
import { whoIs } from '../session/who.ts'
import { joinGuest } from './join-guest.ts'
import { registeredBefore } from './registered-before.ts'

export const clientRegistration: Handler<'POST common3/clientRegistration'> = async given => {
  const { shop, visitor, body, request, reply } = given
  const { password, ...person } = body
  const network = networkOf(request.ip)
  await countAttempt(shop, [
    ...fromNetwork('register', request.ip, 30),
    // Of each network: strangers elsewhere do not keep the owner of an address from registering it. How often that one is mailed is counted for all.
    { key: `register ${body.emailID.toLowerCase()} ${network}`, most: 10 },
  ])
  const tellMailbox = await mayTellMailbox(shop, body.emailID)
  const passwordHash = await shop.passwordWork.run(() => hashPassword(password))
  const session = await visitor.ensure({ signingIn: true })
  const { id, signedIn } = await transaction(shop.db, async tx => {
    const before = await registeredBefore(tx, shop, { ...body, session, token: visitor.token, request })
    const id =
      before ??
      (await openAccount(tx, shop.now(), {
        ...person,
        passwordHash,
        tellMailbox,
        referrerID: referrerIn(request, body.referrerID),
        language: visitor.language,
      }))
    await joinGuest(tx, session, id, shop.now())
    return { id, signedIn: await visitor.renew(tx, id) }
  })
  signedIn()
  rememberDevice(shop, request, reply, id)
  return whoIs(shop.db, visitor.session)
}
