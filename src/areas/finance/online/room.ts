import type { Room } from '#platform/rooms.ts'
import { reconcileOnline } from './asking.ts'
import { onlineNotices } from './notices.ts'
import { differingPayments, keyRefused } from './queries.ts'
import { reconcileRefunds } from './refunding.ts'
import { onlineFactLines, onlineFactWords, onlinePartWords } from './words.ts'

export const online: Room = {
  waiting: async (ctx) => [...(await differingPayments(ctx)), ...(await keyRefused(ctx))],
  notices: onlineNotices,
  factWords: onlineFactWords,
  factLines: onlineFactLines,
  partWords: onlinePartWords,
  often: async (house) => {
    await reconcileOnline(house)
    await reconcileRefunds(house)
  },
}
