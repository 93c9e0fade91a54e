import { sql } from 'kysely'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { type ChequeState, daysToSettle } from '#areas/finance/cheques/cheque.ts'
import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import { lastUpTo, papersPerPage } from '#areas/finance/payments-paths.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { Reader } from './own-money.ts'

const [inHand, unsettled] = [coveringStates, ['bounced', 'legal'] satisfies ChequeState[]]

const covered = sql<string | null>`(select string_agg(c.description, '، ' order by k.place)
  from cheque_covers k join charges c on c.id = k.charge_id where k.cheque_id = cheques.id)`

/** The latest time it came back: why, and until when it is to be settled. */
const bounced = <Part>(part: 'reason' | 'taken_at') => sql<Part | null>`(select ${sql.ref(`s.${part}`)} from cheque_steps s
  where s.cheque_id = cheques.id and s.status = 'bounced'
    and not exists (select from cheque_steps u where u.undoes = s.id) order by s.sequence desc limit 1)`

/** The cheques a customer gave: what came back first, then what is still to be paid by its day, then the rest; null without a record. */
export async function ownCheques(ctx: Reader, page: number) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const own = ctx.db.selectFrom('cheques').where('partyId', 'in', recordsOf(party.id))
  const sums = await own
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(({ fn }) => fn.sum<bigint | null>('amount').filterWhere('status', 'in', inHand).as('total'))
    .executeTakeFirstOrThrow()
  const at = lastUpTo(page, Number(sums.count))
  const rows = await own
    .select(['id', 'number', 'bank', 'amount', 'dueOn', 'status', covered.as('covered')])
    .select([bounced<string>('reason').as('reason'), bounced<Date>('taken_at').as('bouncedAt')])
    .orderBy(({ eb }) => eb('status', 'in', unsettled), 'desc')
    .orderBy(({ eb }) => eb('status', 'in', inHand), 'desc')
    .orderBy(({ eb, ref }) => eb.case().when('status', 'in', inHand).then(ref('dueOn')).end())
    .orderBy('dueOn', 'desc')
    .orderBy('number')
    .limit(papersPerPage)
    .offset((at - 1) * papersPerPage)
    .execute()
  return {
    ...{ today: dayOf(ctx.now()), total: BigInt(sums.total ?? 0n), count: Number(sums.count), at },
    rows: rows.map(({ bouncedAt, ...row }) => ({
      ...row,
      settleBy: unsettled.some((state) => state === row.status) && bouncedAt ? daysAfter(dayOf(bouncedAt), daysToSettle) : null,
    })),
  }
}
export type OwnCheques = NonNullable<Awaited<ReturnType<typeof ownCheques>>>
