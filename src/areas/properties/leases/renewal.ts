import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { inDecimals } from '#values/money.ts'
import { renewalFault, renewalOf, renewalWarnings, termThatEnds } from './changes-of-term.ts'
import { NextTerm, type NextTermForm } from './inputs.ts'
import { lease, type ShownLease } from './lease-detail.ts'
import { termsOf } from './lease-held.ts'
import { rentOn, scheduleOf, totalOf } from './schedule.ts'
import type { RentTerms } from './terms.ts'

/** The next term of a lease as it was asked for, what it comes to, and what the rent law has to say about it; null where none may follow. */
export async function renewal(ctx: Ctx, id: string | undefined, query: URLSearchParams) {
  const one = await lease(ctx, id)
  if (!one) return null
  const usual = renewalOf(termThatEnds(one.terms, one.contract))
  const typed = { rent: query.get('rent') ?? inDecimals(usual.rent), endsOn: query.get('endsOn') ?? usual.until }
  const { next, fields } = understood(usual, typed)
  return {
    lease: one,
    ...{ before: usual.rent, startsOn: usual.from, typed },
    next: next && { ...comesTo(next), warnings: await warningsOf(ctx, one, next.rent) },
    /** What was typed and not understood goes back as from any form. */
    reply: fields && { fields, problem: null, typed },
  }
}
export type Renewal = NonNullable<Awaited<ReturnType<typeof renewal>>>

function understood(usual: RentTerms, typed: NextTermForm) {
  const { data, error } = NextTerm.safeParse(typed)
  if (!data) return { next: null, fields: z.flattenError(error).fieldErrors }
  const next = { ...usual, rent: data.rent, until: data.endsOn }
  const fault = renewalFault(next)
  return fault ? { next: null, fields: { [fault.field]: [fault.why] } } : { next, fields: null }
}

function comesTo(next: RentTerms) {
  const schedule = scheduleOf(next)
  const instalments = schedule.filter(({ amount }) => amount > 0n).length
  return { rent: next.rent, endsOn: next.until, value: totalOf(schedule), instalments }
}

/** Whether the rent law says of a next rent what it did not say of the one that was shown; all of it, where none was. */
export async function saysMore(ctx: Ctx, id: string, { rent, shownRent }: { rent: bigint; shownRent: bigint | undefined }) {
  const one = await lease(ctx, id)
  if (!one?.contract.may.renew) return false
  const shown = shownRent === undefined ? [] : await warningsOf(ctx, one, shownRent)
  return (await warningsOf(ctx, one, rent)).some((warning) => !shown.includes(warning))
}

async function warningsOf(ctx: Ctx, one: ShownLease, rent: bigint) {
  const { from, rent: before } = renewalOf(termThatEnds(one.terms, one.contract))
  return renewalWarnings(await pastOf(ctx, one, before), { from, rent }).map(inWords)
}

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
