import { INTEGRITY_PATH } from 'shared-contracts/release/well-known.ts'

/** Pages that may be read again without a network: the catalogue, the cart, and orders for the counter. Nothing of a payment. */
const PAGES = /^\/(?:$|store(?:\/|$)|page\/|blog(?:\/|$)|checkout\/cart$|user\/orders?(?:\/|$))/

/** Answers with which those pages are drawn while the shopper moves in an open page. */
const ANSWERS =
  /\/(?:productManagement2?|productDetailManagement|inventoryManagement)\/|\/common3\/(?:appInfoInit|pageContent|pickupLocations)$|\/admin\/orderManagement\/(?:order\/|orders\/(?:list|count)$)/

/** Calls after which somebody else may be there. */
const IDENTITY =
  /\/(?:common3\/(?:logout|signon|clientRegistration|resetPasswordExternal)|admin\/userManagement\/resetPassword|(?:weChat|aliPay)\/(?:login|register|weChatlogin|link))(?:\/|$)/

/** A link that was mailed, or a way back from a payment: whoever has the address may read the order (CHK-10). */
const TOKEN = /[?&](?:ot|returnUrlInfo)=[^&]/

const API = '/api/'
export const CART_ADDRESS = `${API}istore/client/shoppingManagement4/myCart`

type Address = Pick<URL, 'pathname' | 'search'>

export const isKeptPage = ({ pathname, search }: Address): boolean =>
  PAGES.test(pathname) && !TOKEN.test(search)
export const isKeptAnswer = ({ pathname, search }: Address): boolean =>
  pathname.startsWith(API) && ANSWERS.test(pathname) && !TOKEN.test(search)
export const changesIdentity = (path: string): boolean => path.startsWith(API) && IDENTITY.test(path)
export const endsSession = (path: string): boolean => path.startsWith(API) && path.endsWith('/common3/logout')
/** Changes of the account's own record; deleting it is one of them (ACC-12). */
export const isOwnRecord = (path: string): boolean =>
  path.startsWith(API) && path.endsWith('/admin/userManagement/userInfo')
/** The ordinary cart: read without a network, and its changes kept until there is one. */
export const isCartCall = (path: string): boolean =>
  path === CART_ADDRESS || path === `${CART_ADDRESS}/delete`
/** What says of a release's files which they are never changes either. */
export const isReleaseFile = (path: string): boolean =>
  path.startsWith('/r/') || path.startsWith(INTEGRITY_PATH)
/** The store's own; pictures that people upload show who they are. */
export const isPicture = (path: string): boolean => /^\/media\/(?!uploads\/)/.test(path)
