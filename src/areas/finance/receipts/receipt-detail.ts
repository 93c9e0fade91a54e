import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { recordsOf } from '#areas/customers/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { least } from '#values/money.ts'
import { creditNow } from './cashier-queries.ts'
import { owedBy } from './owed-queries.ts'
import type { PaymentMethod } from './receipt.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One receipt within reach: in which ways the money came, what it paid and what is left of it; null where there is none. */
export const receipt = (ctx: Reader, id: string | undefined) => seen(ctx, id)

/** The same to whoever paid it. */
export const receiptOf = (ctx: Reader, partyId: string, id: string | undefined) => seen(ctx, id, partyId)

async function seen(ctx: Reader, id: string | undefined, payer?: string) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx, id, payer)
  if (!found) return null
  const [ways, paid, branch] = await Promise.all([waysOf(ctx, id), paidBy(ctx, id), branchNamed(ctx, found.branchId)])
  const names = await namesOf(ctx, [found.receivedBy, found.reversedBy ?? ''])
  const nameOf = (person: string | null) =>
    person && (names.get(person) ?? (person === theHouseItself.id ? theHouseItself.name : person))
  const { isHandedOver, ...shown } = found
  return {
    ...shown,
    branch,
    by: nameOf(found.receivedBy) ?? '',
    reverser: nameOf(found.reversedBy),
    isHandedOver: isHandedOver ?? false,
    ways,
    paid,
    change: ways.reduce((sum, { amount, tendered }) => sum + (tendered ?? amount) - amount, 0n),
  }
}
/** What of a receipt can pay something now: what of it goes nowhere else, and how much of that its payer owes. */
export async function restOf({ db, now }: Pick<Ctx, 'db' | 'now'>, { partyId, unused }: { partyId: string; unused: bigint }) {
  if (unused === 0n) return null
  const [{ free }, { owed }] = [await creditNow({ db }, partyId), await owedBy({ db, now }, partyId)]
  return owed > 0n ? { free: least(unused, free), pays: least(least(unused, free), owed) } : null
}
export type Rest = NonNullable<Awaited<ReturnType<typeof restOf>>>

export type ShownReceipt = NonNullable<Awaited<ReturnType<typeof receipt>>>

/** What it paid as it was issued, and what was left of it then. */
export function atOnce({ paid: all, paidAtOnce, amount }: ShownReceipt) {
  const paid = all.slice(0, paidAtOnce)
  return { paid, left: amount - paid.reduce((sum, line) => sum + line.amount, 0n), rounded: roundedOf(paid) }
}

/** What was given up of its dues because no coin is that small. */
export const roundedOf = (paid: readonly { rounded: bigint }[]) => paid.reduce((sum, { rounded }) => sum + rounded, 0n)

const headOf = ({ db, actor }: Reader, id: string, payer?: string) =>
  db
    .selectFrom('receipts')
    .innerJoin('journals', 'journals.id', 'receipts.journalId')
    .leftJoin('cashSessions', 'cashSessions.id', 'receipts.sessionId')
    .leftJoin('receiptReversals', 'receiptReversals.receiptId', 'receipts.id')
    .leftJoin('journals as back', 'back.id', 'receiptReversals.journalId')
    .select([
      'receipts.id',
      'receipts.kind',
      'number',
      'partyId',
      'payer',
      'receipts.branchId',
      'amount',
      'unused',
      'note',
      'receivedAt',
      'token',
      'paidAtOnce',
    ])
    .select(['receivedBy', 'sessionId', 'cashSessions.sequence as session', 'journals.sequence as journal'])
    .select(['receiptReversals.reason', 'reversedBy', 'reversedAt', 'back.sequence as reversingJournal'])
    .select(sql<boolean | null>`cash_sessions.closed_at is not null or cash_sessions.status = 'difference'`.as('isHandedOver'))
    .where('receipts.id', '=', id)
    .where((eb) =>
      payer
        ? eb('receipts.partyId', 'in', recordsOf(payer))
        : withinReach(eb, actor, may.viewReceipts, { branch: 'receipts.branchId' }),
    )
    .executeTakeFirst()

/** In which ways it came, and where each landed. */
async function waysOf({ db }: Pick<Ctx, 'db'>, receiptId: string) {
  const rows = await db
    .selectFrom('receiptParts as p')
    .leftJoin('cashBoxes as b', (join) => join.on(sql<boolean>`b.id::text = p.key`))
    .leftJoin('companyBankAccounts as a', (join) => join.on(sql<boolean>`a.id::text = p.key`))
    .select(['p.id', 'method', 'amount', 'reference', 'tendered', 'b.name as box', 'a.bank', 'a.iban'])
    .where('receiptId', '=', receiptId)
    .orderBy('place')
    .execute()
  return rows.map(({ box, bank, iban, ...way }) => ({
    ...way,
    landed: box ?? bank ?? landedWithout[way.method] ?? 'مقبوض لم يكن معرّفًا',
    iban,
  }))
}

/** What lies in no box and no account of ours yet. */
const landedWithout: Partial<Record<PaymentMethod, string>> = {
  card: 'جهاز البطاقات',
  online: 'مزوّد الدفع الإلكتروني',
  opening: 'الدفاتر السابقة',
  'credit-transfer': 'أرصدة العملاء',
}

/** What it paid in its order; what was taken back of it stays and says when. */
const paidBy = ({ db, actor }: Reader, receiptId: string) =>
  db
    .selectFrom('allocations as a')
    .innerJoin('charges', 'charges.id', 'a.chargeId')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .leftJoin('allocations as back', 'back.takesBack', 'a.id')
    .select([
      'a.id',
      'charges.description',
      'invoices.id as invoiceId',
      'invoices.number as invoice',
      'back.allocatedAt as backAt',
    ])
    .select((eb) => withinReach(eb, actor, may.viewInvoices, { branch: 'invoices.branchId' }).as('opens'))
    .select([sql<bigint>`a.net + a.vat`.as('amount'), sql<bigint>`a.rounded_net + a.rounded_vat`.as('rounded')])
    .where('a.receiptId', '=', receiptId)
    .where('a.takesBack', 'is', null)
    .orderBy('a.sequence')
    .execute()
