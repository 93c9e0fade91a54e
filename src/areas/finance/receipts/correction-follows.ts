import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import type { Correction } from './correction.ts'

type Receipt = { id: string; receivedAt: Date }

/** What opens again, what an owner has had of it, and what leaves a bank account in the books today: read before anybody agrees. */
export async function whatFollows({ db }: Pick<Ctx, 'db'>, { id, receivedAt }: Receipt, what: Correction) {
  const dues = await standingDues(db, id)
  const settled = await settledSince(db, { dues, day: dayOf(receivedAt) })
  const transfers = what === 'reverse' ? await transfersOf(db, id) : []
  const toOwners = dues.filter(({ incomeKey }) => settled.has(incomeKey)).reduce((sum, { paid }) => sum + paid, 0n)
  return [
    ...(dues.length > 0
      ? [{ question: 'يعود مفتوحًا', answer: dues.map(({ description, paid }) => `${description}: ${inRials(paid)}`) }]
      : []),
    ...(toOwners > 0n
      ? [{ question: 'سُوّي مع المالك', answer: `منه ${inRials(toOwners)} دخل تسوية المالك بعد السند، فيصير سلفة عليه.` }]
      : []),
    ...transfers.map(({ bank, amount }) => ({ question: 'يخرج من الدفاتر اليوم', answer: `${inRials(amount)} من حساب ${bank}` })),
  ]
}

async function standingDues(db: Ctx['db'], receiptId: string) {
  const rows = await db
    .selectFrom('allocations as a')
    .innerJoin('charges', 'charges.id', 'a.chargeId')
    .select(['description', 'incomeAccount', 'incomeKey'])
    .select(sql<bigint>`sum(case when a.takes_back is null then a.net + a.vat else -a.net - a.vat end)::bigint`.as('paid'))
    .where('receiptId', '=', receiptId)
    .groupBy('charges.id')
    .orderBy('charges.dueOn')
    .execute()
  return rows.filter(({ paid }) => paid > 0n)
}

/** The mandates among them whose owners were settled with on that day or later. */
async function settledSince(db: Ctx['db'], { dues, day }: { dues: { incomeAccount: string; incomeKey: string }[]; day: string }) {
  const mandates = dues.flatMap(({ incomeAccount, incomeKey }) => (incomeAccount === owners ? incomeKey : []))
  if (mandates.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('ownerSettlements')
    .select('mandateId')
    .where('mandateId', 'in', mandates)
    .where('status', '=', 'settled')
    .where('askedOn', '>=', day)
    .execute()
  return new Set(rows.map(({ mandateId }) => mandateId))
}
const owners = '2120'

const transfersOf = (db: Ctx['db'], receiptId: string) =>
  db
    .selectFrom('receiptParts')
    .innerJoin('companyBankAccounts as a', (join) => join.on(sql<boolean>`a.id::text = receipt_parts.key`))
    .select(['bank', 'amount'])
    .where('receiptId', '=', receiptId)
    .where('method', '=', 'bank-transfer')
    .execute()
