import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../database/schema/ordering.ts'

/** In place of who an order was for, once they have left the store (ACC-12). */
export const NOBODY = { firstName: '–', lastName: '–', email: '', phone: '' }

/** Orders that somebody stands in: no link or address of earlier opens one of somebody who left. */
export const isSomebodys: SQL = sql`${orders.contact} ->> 'email' <> ''`
