import { printPaper } from '#areas/company/public.ts'
import { verifiedAt } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { moveOutKinds, restApart } from './move-out.ts'
import type { ShownLeaving } from './queries.ts'

type Printing = Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>
const rials = (amount: bigint) => ({ rials: String(amount) })

/** What the settlement says: before it is settled as it would be today. */
export function moveOutSaid({ now }: Pick<Ctx, 'now'>, one: ShownLeaving) {
  const { contract, unit, tenant, back, plan, moveOut } = one
  const sums = sumsOf(one)
  const apart = restApart(sums)
  return {
    ...{ number: contract.number, day: dayOf(moveOut?.settledAt ?? now()) },
    pairs: [
      ['المستأجر', tenant],
      ['الوحدة', unit.called],
      ['العقد', { code: contract.number }],
      ['مدته', `${dayInWords(contract.startsOn)} إلى ${dayInWords(plan.lastDay)}`],
      ...(back ? [['أُعيدت في', dayInWords(back.seenOn)]] : []),
      ...(back?.readings.keys !== undefined ? [['المفاتيح', String(back.readings.keys)]] : []),
      ...(moveOut?.noReturnReason ? [['محضر الإعادة', `بلا محضر: ${moveOut.noReturnReason}`]] : []),
      ['الحالة', moveOut?.settledAt ? 'سُوّيت' : 'مسودة'],
    ],
    owed: moveOut?.settledAt
      ? [['ما كان عليه عند التسوية', rials(sums.owed)]]
      : [
          ...plan.open.map(({ description, open }) => [description, rials(open)]),
          ...(plan.undemanded > 0n ? [['إيجار لم يُطالب به بعد', rials(plan.undemanded)]] : []),
        ],
    lines: plan.lines.map(({ kind, description, amount }) => [moveOutKinds[kind], description, rials(amount)]),
    sums: [
      ['التأمين المسترد', rials(sums.held)],
      ['خُصم من التأمين', rials(sums.used)],
      ['الباقي له', rials(sums.refund)],
      ...(sums.left > 0n ? [['الباقي عليه', rials(sums.left)]] : []),
      ...(sums.credited > 0n ? [['إيجار بعد آخر يوم، رصيد له', rials(sums.credited)]] : []),
      ...(apart ? [[apart[0], rials(apart[1])]] : []),
    ],
    ...{ signer: moveOut?.signer ?? '', signedAt: moveOut?.signedAt ? momentInWords(moveOut.signedAt) : null },
    unsigned: moveOut?.unsignedReason ?? null,
  }
}

/** As it was settled, or as it would be. */
export function sumsOf({ plan, moveOut }: Pick<ShownLeaving, 'plan' | 'moveOut'>) {
  const { held, used, refund, owed, credited } = moveOut ?? {}
  if (held == null || used == null || refund == null || owed == null)
    return {
      ...{ held: plan.held, used: plan.used, refund: plan.refund, left: plan.left, owed: plan.owed },
      credited: plan.credited,
    }
  const lines = plan.lines.reduce((sum, { amount }) => sum + amount, 0n)
  return { ...{ held, used, refund, left: owed, owed: used + owed - lines }, credited: credited ?? 0n }
}

export const moveOutPaper = (ctx: Printing, one: ShownLeaving) =>
  printPaper(ctx, 'areas/properties/leaving/papers/move-out.typ', moveOutSaid(ctx, one))

/** «براءة ذمة»: null until it was issued. */
export async function clearancePaper(ctx: Printing, one: ShownLeaving) {
  const { contract, unit, tenant, clearance, plan } = one
  if (!clearance) return null
  const term = `من ${dayInWords(contract.startsOn)} إلى ${dayInWords(plan.lastDay)}`
  return printPaper(ctx, 'areas/properties/leaving/papers/clearance.typ', {
    ...{ number: clearance.number, day: clearance.day, qr: squareCode(verifiedAt(ctx.origin, clearance.token)) },
    pairs: [
      ['المستأجر', tenant],
      ['الوحدة', unit.called],
      ['العقد', { code: contract.number }],
      ['مدته', term],
    ],
    says: `نشهد أن ${tenant} أدّى كل ما عليه عن العقد ${contract.number} للوحدة ${unit.called}، ولم يبقَ لنا عنده شيء عن هذا العقد حتى ${dayInWords(clearance.day)}`,
  })
}
