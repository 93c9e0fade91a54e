import { emptyPage } from '#areas/finance/empty-page.ts'
import { operatingAccount } from '#areas/finance/seed-people.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { refuseProof } from './use-cases/decide-proof.ts'
import { sendProof } from './use-cases/send-proof.ts'

const sent = [
  { ago: 3, who: 'shaikha', amount: '34', reference: 'BM-88410993', refused: 'الصورة مقصوصة، ولا يظهر فيها رقم العملية' },
  { ago: 1, who: 'shaikha', amount: '9', reference: 'BM-88417204' },
  { ago: 0, who: 'mubarak', amount: '22', reference: 'BD-5520917' },
]

/** Transfers that customers of the demonstration office have shown; two wait for a look at the bank. */
export async function seedProofs(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const personOf = (word: string) => people.find(({ email }) => email?.startsWith(`${word}@`))
  const account = await operatingAccount(ctx)
  const maryam = personOf('maryam')
  if (!account || !maryam) return
  for (const { ago, who, amount, reference, refused } of sent) {
    const person = personOf(who)
    if (!person) continue
    const day = daysAfter(dayOf(ctx.now()), -ago)
    const at = (time: string, { id, name }: typeof person, kind: 'customer' | 'staff'): Ctx => ({
      ...ctx,
      now: () => (ago === 0 ? ctx.now() : timeOn(day, time)),
      actor: { ...ctx.actor, id, name, kind },
    })
    const id = ctx.newId()
    const proof = { id, account: account.id, amount, reference, transferredOn: day, sure: 'yes' as const }
    await sendProof(at('09:35', person, 'customer'), { ...proof, file: [{ name: 'إشعار التحويل.pdf', bytes: emptyPage }] })
    if (refused) await refuseProof(at('11:05', maryam, 'staff'), { proofId: id, reason: refused })
  }
}
