import { depositsFromBefore, duesFromBefore } from '#areas/finance/public.ts'
import type { Say } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import type { HireRow } from './hire-row.ts'

/**
 * The money of before, as the opening balances brought it: a row says what it is, and nothing of it is booked a second time. Two rows
 * never mean the same.
 */
export function hireMoneyBefore(work: Work, say: Say) {
  const given = new Set<string>()
  const owed = new Map<string, bigint>()

  /** The opened deposit a row speaks of; null where it has none. */
  async function depositOf({ row, deposit, number }: HireRow, partyId: string) {
    if (deposit === 0n) return null
    const all = await depositsFromBefore(work, { partyId, line: 'equipment' })
    const same = all.filter(({ id, held }) => held === deposit && !given.has(id))
    const named = number ? same.filter(({ contract }) => folded(contract) === folded(number)) : []
    const [one, other] = named.length > 0 ? named : same
    if (!one) say(row, 'deposit', notThere)
    else if (other) say(row, 'number', 'لهذا العميل أكثر من تأمين بهذا المبلغ. اكتب رقم العقد كما في ملف التأمينات.')
    else given.add(one.id)
    return one && !other ? one.id : null
  }

  /** What was charged before and not paid is a debt of the old books: it stands among the opened invoices of the same customer. */
  async function mustBeOpen({ row, unpaid }: HireRow, partyId: string) {
    if (unpaid === 0n) return
    const before = (owed.get(partyId) ?? 0n) + unpaid
    owed.set(partyId, before)
    if (before > (await duesFromBefore(work, partyId)))
      say(row, 'unpaid', `لم يُدفع ${inRials(unpaid)}، وليس في فواتيره السابقة المفتوحة. أدخله في الأرصدة الافتتاحية أولًا.`)
  }

  return { depositOf, mustBeOpen }
}

const notThere = 'لا تأمين محفوظ بهذا المبلغ لهذا العميل في الأرصدة الافتتاحية. أدخله هناك أولًا في «تأمينات مستردة محفوظة».'
