import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { needsOwner, ownersOf } from './expenses.ts'
import { questionsOf } from './own-expenses.ts'
import { stepsOpen } from './request.ts'
import type { ShownRequest } from './request-detail.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'recordKinds'>

/** What the owners were asked about a request and what they said, the newest last; and whether they have to be asked now. */
export async function expensesOf(ctx: Reader, one: ShownRequest) {
  const [rows, owners] = await Promise.all([
    ctx.db.selectFrom('expenseApprovals').selectAll().where('requestId', '=', one.id).orderBy('askedAt').execute(),
    ownersOf(ctx, one),
  ])
  const names = await namesOf(
    ctx,
    rows.flatMap(({ askedBy, answeredBy }) => [askedBy, answeredBy ?? '']),
  )
  const asked = await Promise.all(
    rows.map(async ({ askedBy, answeredBy, partyId, ...row }) => ({
      ...{ ...row, by: names.get(askedBy) ?? askedBy, writer: answeredBy && (names.get(answeredBy) ?? answeredBy) },
      owner: owners.find(({ id }) => id === partyId)?.name ?? null,
      questions: await questionsOf(ctx.db, row.id),
    })),
  )
  return {
    ...{ asked, owners, needed: one.nature !== null && (await needsOwner(ctx, one)) },
    may: {
      ask: one.manages && one.payer === 'owner' && stepsOpen(one.state, 'ask'),
      answer: one.manages && stepsOpen(one.state, 'answer'),
    },
  }
}
export type ShownExpenses = Awaited<ReturnType<typeof expensesOf>>
