import { asc, count, desc, sql } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { toImage } from '../catalog/image.ts'
import { livestreamRooms as rooms } from '../database/schema/identity.ts'
import { inLanguage } from '../language/local-text.ts'

export const weChatLivestreamInfo: Handler<'POST weChat/weChatLivestreaminfo'> = async ({
  shop,
  visitor,
  body,
}) => {
  const now = shop.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const rank = sql`case when ${rooms.end} <= ${at} then 2 when ${rooms.start} > ${at} then 1 else 0 end`
  const rows = await shop.db
    .select()
    .from(rooms)
    .orderBy(
      asc(rank),
      asc(sql`case when ${rooms.start} > ${at} then ${rooms.start} end`),
      desc(rooms.start),
      rooms.roomId,
    )
    .limit(body.limit)
    .offset(body.start)
  const [all] = await shop.db.select({ total: count() }).from(rooms)
  return {
    rooms: rows.map(room => ({
      roomID: room.roomId,
      name: inLanguage(room.name, visitor.language),
      host: inLanguage(room.host, visitor.language),
      cover: room.cover && toImage(room.cover, visitor.language),
      start: room.start.toISOString(),
      end: room.end.toISOString(),
      status: room.end <= now ? 'ended' : room.start > now ? 'upcoming' : 'live',
      productIDs: room.productIds,
    })),
    total: all?.total ?? 0,
  }
}
