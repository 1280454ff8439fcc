import type { Handler } from '../calls/route.ts'
import { findCampaign } from '../campaigns/find-campaign.ts'
import { addToCart } from './add.ts'
import { deleteFromCart, setInCart } from './change.ts'
import { readCart } from './read-cart.ts'

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
