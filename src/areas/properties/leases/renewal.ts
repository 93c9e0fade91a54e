import { contractsNamed } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { askedIn } from '#values/asked.ts'
import { dayInWords } from '#values/dates.ts'
import { baisaIn, rialsFault } from '#values/money.ts'
import { renewalOf, renewalWarnings } from './changes-of-term.ts'
import { lease, type ShownLease } from './lease-detail.ts'
import { termsOf } from './lease-held.ts'
import { rentOn, scheduleOf, totalOf } from './schedule.ts'

/** The next term of a lease as it was asked for, what it comes to, and what the rent law has to say about it; null where none may follow. */
export async function renewal(ctx: Ctx, id: string | undefined, query: URLSearchParams) {
  const one = await lease(ctx, id)
  if (!one) return null
  const { text, day } = askedIn(query)
  const { contract } = one
  const whole = { ...one.terms, until: contract.leavesOn ?? contract.endsOn }
  const before = rentOn(whole, whole.until)
  const typed = text('rent')
  const rent = typed && !rialsFault(typed) ? baisaIn(typed) : before
  const usual = renewalOf(whole, rent)
  const asked = day('endsOn')
  const isTooEarly = asked !== '' && asked <= usual.from
  const endsOn = asked && !isTooEarly ? asked : usual.until
  const terms = { ...usual, until: endsOn }
  const schedule = scheduleOf(terms)
  const past = await pastOf(ctx, one, before)
  return {
    lease: one,
    ...{ before, rent, startsOn: terms.from, endsOn, value: totalOf(schedule) },
    tooEarly: isTooEarly ? { typed: asked, fault: `يبدأ العقد اللاحق في ${dayInWords(usual.from)}. اختر آخر يوم بعده.` } : null,
    instalments: schedule.filter(({ amount }) => amount > 0n).length,
    warnings: renewalWarnings(past, { from: terms.from, rent }).map(inWords),
  }
}
export type Renewal = NonNullable<Awaited<ReturnType<typeof renewal>>>

/** Since when this tenant has the unit, and since when for what is paid today: over all leases that led to this one. */
async function pastOf(ctx: Ctx, { id, use, terms }: ShownLease, rent: bigint) {
  const own = terms.steps.findLast((step) => step.rent === rent)?.from ?? terms.from
  const past = { use, rent, firstFrom: terms.from, rentSince: own }
  let [contract] = await contractsNamed(ctx, [id])
  for (let turn = 0; turn < 30 && contract?.predecessorId; turn += 1) {
    ;[contract] = await contractsNamed(ctx, [contract.predecessorId])
    const row =
      contract && (await ctx.db.selectFrom('leases').selectAll().where('contractId', '=', contract.id).executeTakeFirst())
    if (!contract || !row) break
    const before = await termsOf(ctx.db, row, contract)
    const isSame = past.rentSince === past.firstFrom && rentOn(before, before.until) === rent
    past.firstFrom = before.from
    if (isSame) past.rentSince = before.steps.at(-1)?.from ?? before.from
  }
  return past
}

type Warning = ReturnType<typeof renewalWarnings>[number]

/** What a renewal would be against, as whoever renews reads it; nothing of it forbids. */
function inWords(warning: Warning) {
  switch (warning.rule) {
    case 'once-in-three-years':
      return `زيادة الإيجار ${warning.percent}% قبل ${dayInWords(warning.until)} تخالف القاعدة الافتراضية: مرة كل 3 سنوات من آخر إيجار متفق عليه. لا بأس إن اتفق الطرفان.`
    case 'above-seven':
      return `الزيادة ${warning.percent}%، فوق 7% التي كان النظام يحدّها. لا بأس إن اتفق الطرفان.`
    case 'protected':
      return `للمستأجر أن يبقى حتى ${dayInWords(warning.until)} بحكم النظام. لا يُخلى قبله لأنه لم يقبل التجديد.`
  }
}
