import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { outlayReopened } from './facts.ts'
import { heldOutlays, promisedOf, toldOf } from './held.ts'
import { accountOfOutlay } from './outlay.ts'

type Paid = { amount: bigint; partyId: string }

/** What goes on to the authority, held from here: never more than is owed to it. */
export async function drawnOn(work: Work, outlayId: string, { amount, partyId }: Paid) {
  const outlay = (await heldOutlays(work, [outlayId])).get(outlayId)
  if (!outlay || outlay.owed < amount)
    throw new Refusal('finance.outlay-less', `أُلغي من الرسم بعد طلب السند، وبقي للجهة ${inRials(outlay?.owed ?? 0n)}`)
  return {
    pots: [{ leaf: { account: accountOfOutlay(outlay.kind), key: outlayId }, partyId, amount }],
    async written(journalId: string) {
      await work.tx.insertInto('outlayMovements').values({ outlayId, kind: 'paid', amount: -amount, journalId }).execute()
    },
  }
}

/** What the authority or the bank gave back is owed on again, and what was closed is open. Held from here. */
export async function drawnBackOn(work: Work, journalId: string) {
  const moved = await work.tx
    .selectFrom('outlayMovements')
    .select(['outlayId', 'amount'])
    .where('journalId', '=', journalId)
    .execute()
  const held = await heldOutlays(
    work,
    moved.map(({ outlayId }) => outlayId),
  )
  return async (mirror: string) => {
    for (const { outlayId, amount } of moved) {
      const outlay = held.get(outlayId)
      if (outlay?.closedAt) {
        await work.tx.updateTable('outlays').set({ closedBy: null, closedAt: null }).where('id', '=', outlayId).execute()
        work.record(outlayReopened, outlayId, toldOf(outlay))
      }
      const back = { outlayId, kind: 'returned' as const, amount: -amount, journalId: mirror }
      await work.tx.insertInto('outlayMovements').values(back).execute()
    }
  }
}

type Taken = { charge: { kind: string; incomeKey: string }; net: bigint; place: number }

/** What a credit note takes back of outlays: what the authority has, or is about to have, is not taken back. Held from here. */
export async function takenBackOf(work: Work, taken: readonly Taken[]) {
  const ofOutlays = taken.filter(({ charge }) => charge.kind === 'outlay')
  const held = await heldOutlays(
    work,
    ofOutlays.map(({ charge }) => charge.incomeKey),
  )
  for (const { charge, net, place } of ofOutlays) {
    const free = (held.get(charge.incomeKey)?.owed ?? 0n) - (await promisedOf(work, charge.incomeKey))
    if (net > free) throw fieldFault(`net${place}`, whyNot(free))
  }
  return async (journalId: string) => {
    for (const { charge, net } of ofOutlays) {
      const back = { outlayId: charge.incomeKey, kind: 'credited' as const, amount: -net, journalId }
      await work.tx.insertInto('outlayMovements').values(back).execute()
    }
  }
}

const whyNot = (free: bigint) =>
  free > 0n
    ? `بقي للجهة من هذا الرسم ${inRials(free)} فقط، وما عداه دُفع لها أو في سند صرف.`
    : 'دُفع هذا الرسم للجهة أو هو في سند صرف، فلا يُلغى.'
