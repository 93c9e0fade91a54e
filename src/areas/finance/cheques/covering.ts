import { sql } from 'kysely'
import { spreadOver, uncovered } from '#areas/finance/invoices/cheque-covers.ts'
import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'
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
  for (const { chequeId, chargeId, amount } of spreadInTime([...free.values()], dues)) {
    const cheque = free.get(chequeId)
    if (!cheque) continue
    cheque.place += 1
    cheque.covered += amount
    await work.tx.insertInto('chequeCovers').values({ chequeId, chargeId, partyId, amount, place: cheque.place }).execute()
  }
  for (const { whole, covered } of free.values())
    if (covered > 0n) work.record(chequeCovered, whole.id, { ...told(whole), covered })
}

type Ahead = { id: string; dueOn: string; amount: bigint }

/** Which of the cheques that were given beforehand covers what of these, in their order. */
export function spreadInTime(cheques: readonly Ahead[], dues: readonly (Due & { left: bigint })[]) {
  const rests = new Map(cheques.map(({ id, amount }) => [id, amount]))
  return dues.flatMap(({ id, dueOn, left }) => {
    const fitting = cheques.filter((cheque) => cheque.dueOn <= daysAfter(dueOn, datedAfter))
    const free = fitting.map((cheque) => ({ ...cheque, amount: rests.get(cheque.id) ?? 0n }))
    const parts = spreadOver(free, [{ id, left }])
    for (const { chequeId, amount } of parts) rests.set(chequeId, (rests.get(chequeId) ?? 0n) - amount)
    return parts
  })
}

/** The cheques of these lists in hand, each with what it covers nothing with yet. */
export const givenAhead = ({ db }: Pick<Ctx, 'db'>, listIds: readonly string[]) =>
  db
    .selectFrom('cheques')
    .select(['id', 'listId', 'number', 'dueOn'])
    .select(
      sql<bigint>`(amount - coalesce((select sum(v.amount) from cheque_covers v where v.cheque_id = cheques.id), 0))::bigint`.as(
        'amount',
      ),
    )
    .where(({ eb, fn, val }) => eb('listId', '=', fn.any(val([...listIds]))))
    .where('status', 'in', coveringStates)
    .orderBy('id')
    .execute()

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
