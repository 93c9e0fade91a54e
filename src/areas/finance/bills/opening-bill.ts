import { itemUsed, type OpenedItem, postItem, reverseItem } from '#areas/finance/ledger/opened.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { folded } from '#values/text.ts'
import { heldBill } from './bills.ts'

type Asked = { db: Ctx['db'] } | Pick<Work, 'tx'>
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

type Opening = {
  holder: { id: string; name: string }
  number: string
  day: string
  dueOn: string
  amount: bigint
  description?: string | undefined
}

/** What a supplier was owed: his bill, of which so much is to pay. Its cost and its tax stand in the old books. */
export async function openBill(
  work: Work,
  { holder, number, day, dueOn, amount, ...item }: Opening,
  about: { openedOn: string; makerId: string },
) {
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

/** As long as nothing of it was paid. */
export async function undoOpenedBill(work: Work, item: OpenedItem, reason: string) {
  const bill = await heldBill(work, item.id)
  if (bill.open !== item.amount) throw itemUsed('سُدّد من هذه الفاتورة')
  const journalId = await reverseItem(work, item, reason)
  const row = { open: 0n, reversedBy: work.actor.id, reversedAt: work.now(), reason }
  await work.tx.updateTable('bills').set(row).where('id', '=', item.id).execute()
  return journalId
}

/** What is entered by now, of whichever supplier. */
export const billsEntered = (asked: Asked) =>
  within(asked).selectFrom('bills').select(['supplierId', 'number']).where('reversedAt', 'is', null).execute()

/** Suppliers by the name and by the tax number on their card. */
export async function suppliersByName(asked: Asked) {
  const known = await within(asked).selectFrom('suppliers').select(['id', 'name', 'folded', 'vatin']).execute()
  return new Map(known.flatMap(({ folded: name, vatin, ...one }) => [name, vatin ?? name].map((by) => [by, one] as const)))
}
