import { z } from 'zod'
import { written } from '#values/shapes.ts'
import { toldSteps } from './told-steps.ts'

const ticked = z.literal('yes').optional()

export const AddWebhookInput = z
  .object({
    url: written('اكتب عنوان برنامجك، مثل https://shop.om/hook', 500),
    ...(Object.fromEntries(toldSteps.map((step) => [step, ticked])) as Record<(typeof toldSteps)[number], typeof ticked>),
  })
  .superRefine((given, context) => {
    const isNone = toldSteps.every((step) => !(step in given))
    if (isNone) context.addIssue({ code: 'custom', path: [toldSteps[0]], message: 'اختر تنبيهًا واحدًا على الأقل.' })
  })
  .transform(({ url, ...ticks }) => ({ url, events: toldSteps.filter((step) => step in ticks) }))
export const OfWebhookInput = z.object({ webhookId: z.uuid() })
export const OfDeliveryInput = z.object({ deliveryId: z.uuid() })
