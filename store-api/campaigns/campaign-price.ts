import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Price that a group buy's cart pays now for one combination of options, by the units paid so far; null for an ordinary cart.
 * An array beyond its last price would give null too: the seed refuses such rows.
 */
export const campaignPrice = (
  cartId: SQLWrapper,
  productId: SQLWrapper,
  optionPair: SQLWrapper,
): SQL<number | null> =>
  sql<number | null>`(select i.prices[(select count(*) from unnest(f.thresholds) t where t <= f.paid)]
    from carts c join fission_campaigns f on f.id = c.fission_campaign_id
    join campaign_items i on i.campaign_id = f.id
    where c.id = ${cartId} and i.product_id = ${productId} and i.option_pair = ${optionPair})`
