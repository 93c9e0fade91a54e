import { bankingDays, lastBankingDay, nextBankingDay } from '#areas/company/public.ts'
import { isOnStatement } from '#areas/finance/ledger/on-statement.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords, weekdayAndDay } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { BankDays } from './bank-days.ts'

/** On which days the bank can have dealt with a cheque that it could deal with since that one. */
export async function daysAtBank(ctx: Pick<Ctx, 'db' | 'now'>, since: string): Promise<BankDays> {
  const [first, last] = [await nextBankingDay(ctx, daysAfter(since, -1)), await lastBankingDay(ctx, dayOf(ctx.now()))]
  return { first, last: first <= last ? last : null }
}

type Said = {
  slip: { id: string; depositedOn: string }
  /** What its statement shows where it says so itself. */
  amounts: readonly bigint[]
  /** Before its date no bank pays a cheque; it may well send it back because of it. */
  due?: { number: string; dueOn: string }
}

/**
 * A day that somebody types is one on which the bank had the cheque, which has come, and on which banks work. A line of the bank's own
 * statement is better evidence than our calendar: on a day on which it stands there the bank has worked, and has paid before its date,
 * whatever we think of it. So matching asks for no such day either: its day is that of the line.
 */
export async function mustBeBankDay(work: Work, on: string, { slip, amounts, due }: Said) {
  if (on > dayOf(work.now())) throw fieldFault('on', 'هذا اليوم لم يأتِ بعد. اكتب تاريخ كشف البنك.')
  if (on < slip.depositedOn) throw fieldFault('on', 'هذا قبل إيداع الشيك. راجع التاريخ.')
  if (await isOnStatement(work, { accountId: slip.id, day: on, amounts })) return
  if (due && on < due.dueOn)
    throw fieldFault('on', `الشيك ${due.number} يستحق في ${dayInWords(due.dueOn)}، ولا يدفعه البنك قبله. راجع التاريخ.`)
  const works = await bankingDays(work, on, 0)
  if (!works(on))
    throw fieldFault('on', `لا تعمل البنوك يوم ${weekdayAndDay(on)}. راجع التاريخ، وإن كان هذا في كشف البنك فارفع الكشف أولًا.`)
}
