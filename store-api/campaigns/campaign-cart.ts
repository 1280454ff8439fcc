import { addToCart } from '../cart/add.ts'
import { deleteFromCart, setInCart } from '../cart/change.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Handler } from '../http/route.ts'
import { findCampaign } from './find-campaign.ts'

export const getCampaignCart: Handler<'GET shoppingManagement4/myCart/fc/{id}'> = async given => {
  const { shop, visitor, params } = given
  await findCampaign(shop.db, params.id)
  return readCart(shop, visitor, params.id)
}

export const addToCampaignCart: Handler<'POST shoppingManagement4/myCart/fc/{id}'> = async given => {
  const { shop, visitor, params, body } = given
  return addToCart(shop, visitor, body, params.id)
}

export const setInCampaignCart: Handler<'PUT shoppingManagement4/myCart/fc/{id}'> = async given => {
  const { shop, visitor, params, body } = given
  await findCampaign(shop.db, params.id)
  return body.quantity === 0
    ? deleteFromCart(shop, visitor, body, params.id)
    : setInCart(shop, visitor, body, params.id)
}
