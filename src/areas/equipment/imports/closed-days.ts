import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'

type Stay = { contractId: string; lineId: string }

/** Why a day has no sheet any more: an invoice was issued over it, and it was not put off to the next. */
export async function closedDays({ tx }: Work, contractIds: readonly string[]) {
  const cycles = await tx
    .selectFrom('hireCycles')
    .select(({ fn }) => ['contractId', fn.max('untilDay').as('until')])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .groupBy('contractId')
    .execute()
  const putOff = await tx
    .selectFrom('hirePutOffs')
    .innerJoin('hireLines', 'hireLines.id', 'hirePutOffs.lineId')
    .select(['lineId', 'day'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .execute()
  return ({ contractId, lineId }: Stay, day: string) => {
    const until = cycles.find((one) => one.contractId === contractId)?.until
    if (!until || day > until || putOff.some((one) => one.lineId === lineId && one.day === day)) return null
    return `صدرت فاتورة العقد حتى ${dayInWords(until)}، ولم يُؤجَّل هذا اليوم. احذف الصف.`
  }
}
