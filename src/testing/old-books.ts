import type { Counter } from './counter.ts'
import { typed } from './money-acts.ts'
import { openingsOf } from './openings.ts'

/**
 * What these people owed, had paid ahead and had given to be held when our books began: brought in by one, agreed to by another. Says what
 * of it lies with each of them.
 */
export async function oldBooks({ office, noura, checker }: Counter, people: readonly string[]) {
  const { opens } = openingsOf(office)
  const two = { huda: noura, salim: checker }
  const rows = await office.db.selectFrom('parties').select('sequence').where('id', 'in', people).orderBy('sequence').execute()
  const each = rows.map(({ sequence }, at) => ({ number: `CU-${sequence}`, baisa: 7_000 + 20 * (at % 997) }))
  await opens(
    two,
    'invoices',
    each.map(({ number, baisa }) => `${number},ق ${number},2025-11-30,2025-12-15,${typed(baisa)},${typed(baisa / 20)},,`),
  )
  await opens(
    two,
    'credits',
    each.map(({ number, baisa }) => `${number},ر ${number},${typed(baisa + 1)},2025-11-30`),
  )
  await opens(
    two,
    'deposits',
    each.map(({ number, baisa }) => `${number},شقة ${number},تحصيل الإيجارات,${typed(baisa)},2024-06-01,2026-06-30`),
  )
  const charges = await office.db
    .selectFrom('charges')
    .select(['id', 'invoiceId', 'partyId'])
    .where('partyId', 'in', people)
    .execute()
  const deposits = await office.db.selectFrom('deposits').select(['id', 'partyId']).where('partyId', 'in', people).execute()
  return (some: readonly string[]) => ({
    bills: charges.filter(({ partyId }) => some.includes(partyId)).map(({ id, invoiceId }) => ({ chargeId: id, invoiceId })),
    deposits: deposits.filter(({ partyId }) => some.includes(partyId)).map(({ id }) => id),
  })
}
