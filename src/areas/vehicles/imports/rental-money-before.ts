import { contractOfHold, depositsFromBefore, duesFromBefore } from '#areas/finance/public.ts'
import type { Say } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import type { RentalRow } from './rental-row.ts'

/**
 * The money of before, as the opening balances brought it: a row says what it is, and nothing of it is booked a second time. Two rows
 * never mean the same.
 */
export function moneyBefore(work: Work, say: Say) {
  const given = new Set<string>()
  const references = new Set<string>()
  const owed = new Map<string, bigint>()

  /** The opened deposit a row speaks of; null where it has none in money. */
  async function depositOf({ row, deposit, hold, number }: RentalRow, partyId: string) {
    if (hold) return mustBeFree(row, hold)
    if (deposit === 0n) return null
    const all = await depositsFromBefore(work, { partyId, line: 'cars' })
    const same = all.filter(({ id, held }) => held === deposit && !given.has(id))
    const named = number ? same.filter(({ contract }) => folded(contract) === folded(number)) : []
    const [one, other] = named.length > 0 ? named : same
    if (!one) say(row, 'deposit', notThere)
    else if (other) say(row, 'number', 'لهذا العميل أكثر من تأمين بهذا المبلغ. اكتب رقم العقد كما في ملف التأمينات.')
    else given.add(one.id)
    return one && !other ? one.id : null
  }

  async function mustBeFree(row: number, { reference, expiresOn }: NonNullable<RentalRow['hold']>) {
    const contract = references.has(reference) ? 'في صف آخر' : await contractOfHold(work, reference)
    references.add(reference)
    if (contract) say(row, 'reference', `هذه العملية مسجلة لعقد آخر (${contract}). راجع ورقة الجهاز.`)
    if (expiresOn <= dayOf(work.now())) say(row, 'expiresOn', 'اكتب يومًا لم يأت بعد، كما في ورقة الجهاز.')
    return null
  }

  /** What was charged before and not paid is a debt of the old books: it stands among the opened invoices of the same customer. */
  async function mustBeOpen({ row }: RentalRow, { partyId, unpaid }: { partyId: string; unpaid: bigint }) {
    if (unpaid <= 0n) return
    const before = owed.get(partyId) ?? 0n
    owed.set(partyId, before + unpaid)
    const open = await duesFromBefore(work, partyId)
    if (before + unpaid > open)
      say(row, 'paid', `بقي من المفوتر ${inRials(unpaid)}، وليس في فواتيره السابقة المفتوحة. أدخله في الأرصدة الافتتاحية أولًا.`)
  }

  return { depositOf, mustBeOpen }
}

const notThere = 'لا تأمين محفوظ بهذا المبلغ لهذا العميل في الأرصدة الافتتاحية. أدخله هناك أولًا في «تأمينات مستردة محفوظة».'
