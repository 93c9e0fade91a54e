import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { LoadedHire } from '../hires/load-for-update.ts'

/** From the first day of the contract until today, and none of which an invoice has told already. */
export async function mustBeOpenDay(work: Work, { contract }: LoadedHire, { day, isBack }: { day: string; isBack: boolean }) {
  const today = dayOf(work.now())
  if (day > today) throw fieldFault('day', 'لم يأت هذا اليوم بعد. اختر اليوم أو يومًا قبله.')
  if (day < contract.startsOn && day !== today)
    throw fieldFault('day', `هذا قبل أول يوم في العقد ${dayInWords(contract.startsOn)}. اختر يومًا بعده.`)
  const last = await work.tx
    .selectFrom('hireCycles')
    .select('untilDay')
    .where('contractId', '=', contract.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  // What comes back on the last day of an invoice was there on all its days.
  if (last && (isBack ? day < last.untilDay : day <= last.untilDay))
    throw fieldFault('day', `صدرت فاتورة العقد حتى ${dayInWords(last.untilDay)}. اختر يومًا بعده.`)
}
