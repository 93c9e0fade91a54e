import type { Room } from '#platform/rooms.ts'
import { webhookNotices } from './notices.ts'
import { webhookSubscribers } from './noting.ts'
import { forgetDeliveries, tellWebhooks } from './telling.ts'
import { webhookFactWords, webhookPartWords } from './words.ts'

export const webhooks: Room = {
  subscribers: webhookSubscribers,
  tell: (house, stopping) => tellWebhooks(house, stopping),
  daily: forgetDeliveries,
  notices: webhookNotices,
  factWords: webhookFactWords,
  partWords: webhookPartWords,
}
