import { z } from 'zod'
import { recordsOf } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { isProblem } from '../../api/problem.ts'
import { mustBeMerchantOneself } from '../../merchants/own-merchant.ts'
import { deliveryAgain } from '../facts.ts'
import { AddWebhookInput, OfDeliveryInput, OfWebhookInput } from '../inputs.ts'
import { addWebhook, endWebhook, hostOf, rotateWebhook, tryWebhook, webhookHeld } from '../keeping.ts'
import { toldSteps } from '../told-steps.ts'

const permission = anyoneSignedIn

const add = command({
  name: 'parcels.add-own-webhook',
  permission,
  input: AddWebhookInput.and(z.object({ mode: z.enum(['production', 'demonstration', 'development']) })),
  async run(work, { events, ...asked }) {
    const { partyId } = await mustBeMerchantOneself(work)
    const isAll = events.length === toldSteps.length
    return inWordsOfForms(() => addWebhook(work, { ...asked, partyId, events: isAll ? null : events }))
  },
})

/** As the form sends it: in which mode the house runs is no field of it. */
export const addOwnWebhook = Object.assign(
  async (ctx: Ctx, asked: z.input<typeof AddWebhookInput>) => add(ctx, { ...asked, mode: ctx.config.MODE }),
  { permission, input: AddWebhookInput },
)

export const endOwnWebhook = command({
  name: 'parcels.end-own-webhook',
  permission,
  input: OfWebhookInput,
  async run(work, { webhookId }) {
    await endWebhook(work, { ...(await ownWebhook(work, webhookId)), because: 'deleted' })
  },
})

export const rotateOwnWebhook = command({
  name: 'parcels.rotate-own-webhook',
  permission,
  input: OfWebhookInput,
  run: async (work, { webhookId }) => rotateWebhook(work, await ownWebhook(work, webhookId)),
})

export const tryOwnWebhook = command({
  name: 'parcels.try-own-webhook',
  permission,
  input: OfWebhookInput,
  run: async (work, { webhookId }) => tryWebhook(work, await ownWebhook(work, webhookId)),
})

/** Told once more, from the first try on: what was not heard, or was heard by a program that lost it. */
export const sendAgain = command({
  name: 'parcels.send-own-delivery-again',
  permission,
  input: OfDeliveryInput,
  async run(work, { deliveryId }) {
    const { partyId } = await mustBeMerchantOneself(work)
    const row = await work.tx
      .selectFrom('apiDeliveries')
      .innerJoin('apiWebhooks', 'apiWebhooks.id', 'webhookId')
      .select(['apiWebhooks.url', 'webhookId'])
      .where('apiDeliveries.id', '=', deliveryId)
      .where('partyId', 'in', recordsOf(partyId))
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    if (!row) throw new Refusal('not-found', 'لا يوجد هذا التنبيه، أو أوقفت عنوانه.', 404)
    await work.tx
      .updateTable('apiDeliveries')
      .set({ nextAt: work.now(), tries: 0, heardAt: null })
      .where('id', '=', deliveryId)
      .execute()
    work.record(deliveryAgain, row.webhookId, { host: hostOf(row.url), partyId })
  },
})

const ownWebhook = async (work: Work, id: string) => {
  const { partyId } = await mustBeMerchantOneself(work)
  return inWordsOfForms(() => webhookHeld(work, { partyId }, id))
}

/** What a program is told as a problem, a person is told under the field. */
async function inWordsOfForms<Output>(run: () => Promise<Output>) {
  try {
    return await run()
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown
    const [fault] = thrown.errors ?? []
    throw fault ? fieldFault(fault.field, fault.message) : new Refusal(`parcels.${thrown.code}`, thrown.detail, thrown.status)
  }
}
