import type { Work } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'
import { coveringStates } from './cheque.ts'
import { spreadOver, uncovered } from './covers.ts'
import { chequeCovered } from './facts.ts'
import { type Cheque, told } from './step.ts'

/** Whoever pays by cheque dates it on the day or somewhat after it; one that is dated later is for what falls due then. */
const datedAfter = 15

type Due = { id: string; dueOn: string }
type Given = { listIds: readonly string[]; partyId: string; charges: readonly Due[] }

/** What falls due is covered by the cheques that were given for it beforehand, the earlier due by the earlier cheque. */
export async function coverByLists(work: Work, { listIds, partyId, charges }: Given) {
  const cheques = await work.tx
    .selectFrom('cheques')
    .selectAll()
    .where('listId', 'in', [...listIds])
    .where('partyId', '=', partyId)
    .where('status', 'in', coveringStates)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (cheques.length === 0) return
  const free = await freeOf(work, cheques)
  const dues = await uncovered(work, partyId, { only: charges.map(({ id }) => id) })
  for (const { id, left } of dues) {
    const dueOn = charges.find((charge) => charge.id === id)?.dueOn ?? ''
    const fitting = [...free.values()].filter((cheque) => cheque.dueOn <= daysAfter(dueOn, datedAfter))
    for (const { chequeId, chargeId, amount } of spreadOver(fitting, [{ id, left }])) {
      const cheque = free.get(chequeId)
      if (!cheque) continue
      cheque.amount -= amount
      cheque.place += 1
      cheque.covered += amount
      await work.tx.insertInto('chequeCovers').values({ chequeId, chargeId, partyId, amount, place: cheque.place }).execute()
    }
  }
  for (const { whole, covered } of free.values())
    if (covered > 0n) work.record(chequeCovered, whole.id, { ...told(whole), covered })
}

type Free = { id: string; dueOn: string; amount: bigint; place: number; covered: bigint; whole: Cheque }

/** What each still covers nothing with, and how many dues it covers. */
async function freeOf({ tx }: Work, cheques: readonly Cheque[]) {
  const before = await tx
    .selectFrom('chequeCovers')
    .select(['chequeId', 'amount', 'place'])
    .where(({ eb, fn, val }) => eb('chequeId', '=', fn.any(val(cheques.map(({ id }) => id)))))
    .execute()
  return new Map<string, Free>(
    cheques.map((whole) => {
      const own = before.filter(({ chequeId }) => chequeId === whole.id)
      const amount = own.reduce((left, one) => left - one.amount, whole.amount)
      const place = Math.max(0, ...own.map((one) => one.place))
      return [whole.id, { id: whole.id, dueOn: whole.dueOn, amount, place, covered: 0n, whole }]
    }),
  )
}
