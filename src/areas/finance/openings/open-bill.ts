import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { folded } from '#values/text.ts'
import { type About, postItem } from './item-journal.ts'
import type { OpeningItem } from './judge.ts'

/** What a supplier was owed: his bill, of which so much is to pay. Its cost and its tax stand in the old books. */
export async function openBill(
  work: Work,
  item: Extract<OpeningItem, { kind: 'bills' }>,
  about: Pick<About, 'openedOn' | 'makerId'>,
) {
  const { holder, number, day, dueOn, amount } = item
  const id = work.newId()
  const transfers = [{ debit: { account: '3999' }, credit: { account: '2110', key: holder.id }, amount }]
  const journalId = await postItem(work, { id, memo: `فاتورة سابقة من ${holder.name} رقم ${number}`, transfers }, about)
  const description = item.description ?? 'رصيد افتتاحي'
  const entered = { enteredBy: about.makerId, enteredAt: work.now(), postedOn: about.openedOn, note: null }
  const none = { reversedBy: null, reversedAt: null, reversedIn: null, reason: null }
  const sums = { net: amount, vat: 0n, recoverable: 0n, open: amount }
  const words = folded([number, holder.name, description].join(' '))
  const opened = await work.tx
    .insertInto('bills')
    .values({ id, supplierId: holder.id, number, day, dueOn, ...sums, ...entered, ...none, words, journalId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // The file was read before this; a colleague has entered the same paper meanwhile.
  if (!opened)
    throw new Refusal(
      'finance.bill-entered-before',
      `سُجّلت فاتورة ${holder.name} رقم ${number} من قبل. ارفض الطلب، ويُرسل الملف من جديد بلا صفها.`,
    )
  const line = { place: 1, account: '3999', line: 'shared' as const, description, net: amount, vat: 0n, recoverable: false }
  await work.tx
    .insertInto('billLines')
    .values({ ...line, billId: id, vatCategory: 'out-of-scope' })
    .execute()
  return { id, journalId }
}
