import { setting } from '#areas/company/public.ts'
import { poolsPath } from '#areas/finance/addresses.ts'
import { banksAddress } from '#areas/finance/bank/banks-asked.ts'
import { movesPath, sessionsPath } from '#areas/finance/cash/cash-paths.ts'
import { deferralsPath } from '#areas/finance/deferrals/deferral-asked.ts'
import { countDue } from '#areas/finance/owners/due-pools.ts'
import { daysOf, quarterInWords, quartersUntil, taxPath } from '#areas/finance/quarter.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'

type Asked = { now: Ctx['now'] } & ({ db: Ctx['db'] } | { tx: Work['tx'] })

const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** What is looked at before days are closed, with where it is finished; `left` says what is not, and is null where all of it is. */
export type ChecklistItem = {
  what: 'sessions' | 'moves' | 'bank' | 'tax' | 'income' | 'owners'
  label: string
  left: string | null
  path: string
}

export async function closingChecklist(asked: Asked, until: string): Promise<ChecklistItem[]> {
  return [
    { what: 'sessions', label: 'الورديات مغلقة', left: await openSessions(asked, until), path: sessionsPath },
    { what: 'moves', label: 'النقد المنقول وصل', left: await cashUnderWay(asked, until), path: movesPath },
    {
      what: 'bank',
      label: 'سطور كشوف البنوك مطابَقة',
      left: await unmatchedLines(asked, until),
      path: banksAddress({ state: 'waiting' }),
    },
    { what: 'tax', label: 'إقرارات الضريبة مقدَّمة', left: await unfiledTax(asked, until), path: taxPath },
    { what: 'income', label: 'الإيراد المؤجل رُحّل حتى يومه', left: await unearned(asked, until), path: deferralsPath },
    { what: 'owners', label: 'تسويات الملّاك أُجريت', left: await unsettledOwners(asked, until), path: poolsPath },
  ]
}

async function openSessions(asked: Asked, until: string) {
  const sessions = await within(asked)
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'boxId')
    .select(['name', 'begunAt'])
    .where('closedAt', 'is', null)
    .where('begunAt', '<', startOfDay(daysAfter(until, 1)))
    .orderBy('begunAt')
    .execute()
  const told = sessions.map(({ name, begunAt }) => `في «${name}» وردية مفتوحة منذ ${dayInWords(dayOf(begunAt))}، في «الورديات».`)
  return told.length > 0 ? told.join(' ') : null
}

async function cashUnderWay(asked: Asked, until: string) {
  const { many, sum } = await within(asked)
    .selectFrom('cashMoves')
    .select(({ fn }) => [fn.countAll<bigint>().as('many'), fn.sum<bigint | null>('amount').as('sum')])
    .where('settledAt', 'is', null)
    .where('movedAt', '<', startOfDay(daysAfter(until, 1)))
    .executeTakeFirstOrThrow()
  return many > 0n ? `في الطريق نقد لم يُؤكَّد وصوله، مجموعه ${inRials(BigInt(sum ?? 0))} تجده في «نقل النقد».` : null
}

async function unmatchedLines(asked: Asked, until: string) {
  const { many } = await within(asked)
    .selectFrom('bankLines')
    .select(({ fn }) => fn.countAll<bigint>().as('many'))
    .where('status', '=', 'new')
    .where('day', '<=', until)
    .executeTakeFirstOrThrow()
  return many > 0n ? `في كشوف البنوك ${howMany(Number(many), 'line', 'gen')} بلا مطابقة.` : null
}

/** As many quarters as could be forgotten, after the last one that was filed. */
const quartersAsked = 8

async function unfiledTax(asked: Asked, until: string) {
  if (!(await setting(asked, 'vatin'))) return null
  const over = quartersUntil(quarterOf(until), quartersAsked).filter((quarter) => daysOf(quarter).last <= until)
  const filed = await within(asked)
    .selectFrom('vatReturns')
    .select('quarter')
    .orderBy('quarter', 'desc')
    .limit(1)
    .executeTakeFirst()
  const first = await within(asked).selectFrom('journals').select('day').orderBy('day').limit(1).executeTakeFirst()
  const left = over
    .filter((quarter) => first && daysOf(quarter).last >= first.day && (!filed || quarter > filed.quarter))
    .toReversed()
  return left.length > 0 ? `لم يُقدَّم إقرار ${left.map(quarterInWords).join('، و')}.` : null
}

async function unearned(asked: Asked, until: string) {
  const { many } = await within(asked)
    .selectFrom('deferrals')
    .select(({ fn }) => fn.countAll<bigint>().as('many'))
    .where('unearned', '>', 0n)
    .where('fromDay', '<=', until)
    .where('earnedTo', '<', until)
    .executeTakeFirstOrThrow()
  return many > 0n ? `لم يُرحَّل إيراد أيام مضت من ${howMany(Number(many), 'line', 'gen')} في «إيرادات مؤجلة».` : null
}

async function unsettledOwners(asked: Asked, until: string) {
  const due = await countDue({ db: within(asked), now: asked.now }, until)
  return due > 0 ? `حان يوم ${howMany(due, 'settlement', 'gen')} مع الملّاك ولم تُجهَّز.` : null
}
