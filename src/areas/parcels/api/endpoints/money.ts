import { z } from 'zod'
import { recordsAsOne } from '#areas/customers/public.ts'
import { feesOpen, heldFor, remittanceShown, remittancesPaid } from '#areas/finance/public-cod.ts'
import { isUuid } from '#platform/ids.ts'
import { inDecimals } from '#values/money.ts'
import { asks } from '../endpoint.ts'
import type { Problem } from '../problem.ts'
import { cursorOf, cursorRead, perPage, sentBy } from '../reading.ts'
import { MoneyTold, RemittancesTold, RemittanceTold } from '../shapes.ts'

const money = { scope: 'money', method: 'GET' } as const

export const moneyByApi = asks(
  { name: 'money', path: '/money', summary: 'ما قُبض لك وما عليك', ...money, answer: MoneyTold },
  async (ctx, { caller: { partyId } }) => {
    const { ready, waiting } = await heldFor(ctx, await recordsAsOne(ctx, partyId))
    const fees = (await feesOpen(ctx, partyId)).reduce((sum, { open }) => sum + open, 0n)
    return { ready: inDecimals(ready), waiting: inDecimals(waiting), fees: inDecimals(fees) }
  },
)

type Paid = Awaited<ReturnType<typeof remittancesPaid>>[number]

const remittanceTold = ({ id, number, paidOn, reference, amount, fees }: Paid) => ({
  ...{ id, number, paidOn, reference },
  ...{ collected: inDecimals(amount + fees), fees: inDecimals(fees), paid: inDecimals(amount) },
})

export const remittancesByApi = asks(
  {
    ...{ name: 'remittances', path: '/remittances', summary: 'ما حُوّل إليك، الأحدث أولًا', ...money },
    query: z.strictObject({ cursor: z.string().max(200).optional() }),
    answer: RemittancesTold,
  },
  async (ctx, { caller, query: { cursor } }) => {
    const before = cursor === undefined ? undefined : cursorRead(cursor)
    const rows = await remittancesPaid(ctx, await recordsAsOne(ctx, caller.partyId), { most: perPage + 1, before })
    const page = rows.slice(0, perPage)
    const last = page.at(-1)
    const next = rows.length > perPage && last ? cursorOf({ at: last.paidAt, id: last.id }) : null
    return { remittances: page.map(remittanceTold), next }
  },
)

const noRemittance: Problem = { status: 404, code: 'not-found', detail: 'لا تسوية لك بهذا الرقم.' }

export const remittanceByApi = asks(
  {
    ...{ name: 'remittance', path: '/remittances/{id}', summary: 'تسوية بطرودها وما حُسم منها', ...money },
    answer: RemittanceTold,
  },
  async (ctx, { caller, params: { id = '' } }) => {
    if (!isUuid(id)) throw noRemittance
    const [paid] = await remittancesPaid(ctx, await recordsAsOne(ctx, caller.partyId), { most: 1, id })
    const shown = paid && (await remittanceShown(ctx, id))
    if (!shown) throw noRemittance
    const sent = await sentBy(ctx.db, caller)
      .select(['id', 'number', 'senderReference'])
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(shown.cods.map(({ parcelId }) => parcelId)))))
      .execute()
    const byId = new Map(sent.map((one) => [one.id, one]))
    return {
      ...remittanceTold(paid),
      parcels: shown.cods.map(({ parcelId, number, takenOn, amount }) => ({
        ...{ number: byId.get(parcelId)?.number ?? number, reference: byId.get(parcelId)?.senderReference ?? null },
        ...{ collectedOn: takenOn, amount: inDecimals(amount) },
      })),
      kept: shown.kept.map(({ number, description, amount }) => ({
        ...{ invoice: number, description, amount: inDecimals(amount) },
      })),
    }
  },
)
