import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Webhook = z.object({ host: z.string(), partyId: z.string() })
export const webhookAdded = defineFact('parcels.webhook-added', Webhook)
export const webhookRotated = defineFact('parcels.webhook-rotated', Webhook)
export const webhookEnded = defineFact(
  'parcels.webhook-ended',
  Webhook.extend({ because: z.enum(['deleted', 'gone', 'failing']) }),
)
export const deliveryAgain = defineFact('parcels.webhook-again', Webhook)
export const webhookTried = defineFact('parcels.webhook-tried', Webhook)
