import { partiesOfAccount } from '#areas/customers/public.ts'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { receiptKinds } from '#areas/finance/receipts/receipt.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Forgotten, type Kept, keptFields, type Personal, type Subject } from '#platform/personal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { mustBeSettled } from './money-between.ts'

export const accountsPersonal: Personal = {
  processing: [
    {
      purpose: 'الفوترة والقبض وحسابات العملاء',
      people: 'العملاء ومن يدفع عنهم',
      data: 'الاسم والعنوان والرقم الضريبي على الفواتير، والمبالغ وطرق الدفع ومراجعها',
      ground: 'تنفيذ العقد، والتزام قانوني',
      sharedWith: 'الجهاز الضريبي عند طلبه، والبنك عند التحويل',
    },
  ],
  kept,
  forget,
}

/** So many papers stand in the copy; whoever has more finds them in the statement. */
const most = 500

async function kept({ db }: Pick<Ctx, 'db'>, { accountId }: Subject): Promise<Kept[]> {
  const { ids } = await partiesOfAccount({ db }, accountId)
  if (ids.length === 0) return []
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'net', 'vat', 'issuedAt', 'dueOn'])
    .where('partyId', 'in', ids)
    .orderBy('issuedAt', 'desc')
    .limit(most)
    .execute()
  const receipts = await db
    .selectFrom('receipts')
    .select(['id', 'kind', 'number', 'payer', 'amount', 'receivedAt'])
    .where('partyId', 'in', ids)
    .orderBy('receivedAt', 'desc')
    .limit(most)
    .execute()
  return [
    {
      kind: 'invoices',
      title: 'الفواتير والإشعارات',
      records: invoices.map(({ id, kind, number, net, vat, issuedAt, dueOn }) => ({
        ...{ id, title: `${invoiceKinds[kind]} ${number}`, at: issuedAt },
        fields: keptFields([
          { name: 'total', label: 'الإجمالي', value: inRials(net + vat) },
          { name: 'dueOn', label: 'الاستحقاق', value: dueOn && dayInWords(dueOn) },
        ]),
      })),
    },
    {
      kind: 'receipts',
      title: 'سندات القبض',
      records: receipts.map(({ id, kind, number, payer, amount, receivedAt }) => ({
        ...{ id, title: `${receiptKinds[kind]} ${number}`, at: receivedAt },
        fields: keptFields([
          { name: 'amount', label: 'المبلغ', value: inRials(amount) },
          { name: 'payer', label: 'الدافع', value: payer },
        ]),
      })),
    },
  ]
}

/** Papers of tax are kept as they were issued, for as long as the law says. */
async function forget(work: Work, { accountId }: Subject): Promise<Forgotten[]> {
  const { tx } = work
  const { ids } = await partiesOfAccount({ db: tx }, accountId)
  if (ids.length === 0) return []
  await mustBeSettled(work, ids)
  const has = async (table: 'invoices' | 'receipts') =>
    (await tx.selectFrom(table).select('id').where('partyId', 'in', ids).limit(1).executeTakeFirst()) !== undefined
  const stays = 'مستندات ضريبية يوجب القانون حفظها عشر سنين'
  return [
    ...((await has('invoices')) ? [{ title: 'الفواتير والإشعارات', count: 0, stays }] : []),
    ...((await has('receipts')) ? [{ title: 'سندات القبض', count: 0, stays }] : []),
  ]
}
