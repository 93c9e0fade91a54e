import type { Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { changedFrom } from './changes-of-term.ts'
import { leaseChanged } from './facts.ts'
import { instalmentsOf, leaseOf } from './lease-held.ts'
import { totalOf } from './schedule.ts'

type Asked = { from: string; rent: bigint }

/** An addendum to a lease may name another rent: what was demanded stays as it was, and what is still to be demanded is reckoned anew. */
export const otherRent: NonNullable<ContractKind['otherRent']> = { whyNot, begins }

async function whyNot({ tx }: Pick<Work, 'tx'>, lease: Pick<HeldContract, 'id' | 'startsOn' | 'endsOn'>, { from }: Asked) {
  const next = await tx
    .selectFrom('leaseInstalments')
    .select(({ fn }) => fn.min('fromDay').as('from'))
    .where('contractId', '=', lease.id)
    .where('demandedOn', 'is', null)
    .executeTakeFirst()
  if (!next?.from) return 'صدرت أقساط العقد كلها. اكتب الإيجار الجديد في تجديده.'
  if (from < next.from) return `صدر إيجار ما قبل ${dayInWords(next.from)}. يسري الإيجار الجديد من ذلك اليوم أو بعده.`
  if (from <= lease.startsOn) return 'الإيجار من أول يوم هو إيجار العقد. اختر يومًا بعده.'
  return from > lease.endsOn ? `ينتهي العقد في ${dayInWords(lease.endsOn)}. اكتب الإيجار الجديد في تجديده.` : null
}

async function begins(work: Work, contract: HeldContract, { from, rent }: Asked) {
  const { tx } = work
  const { lease, unit, terms } = await leaseOf(tx, contract)
  const standing = await instalmentsOf(tx, contract.id)
  const { instalments } = changedFrom(terms, standing, { from, rent })
  if (instalments.some(({ amount }) => amount < 0n))
    throw new Refusal('properties.instalment-below-zero', 'الإيجار الجديد أقل مما نُقل بين الأقساط باليد. اكتب إيجارًا أكبر.')
  await tx.deleteFrom('leaseRentSteps').where('contractId', '=', contract.id).where('fromDay', '>=', from).execute()
  await tx.insertInto('leaseRentSteps').values({ contractId: contract.id, fromDay: from, rent }).execute()
  for (const { from: fromDay, until, amount } of instalments) {
    if (until < from) continue
    await tx
      .updateTable('leaseInstalments')
      .set({ amount })
      .where('contractId', '=', contract.id)
      .where('fromDay', '=', fromDay)
      .where('demandedOn', 'is', null)
      .execute()
  }
  await tx
    .updateTable('leases')
    .set({ version: lease.version + 1 })
    .where('contractId', '=', contract.id)
    .execute()
  work.record(leaseChanged, contract.id, { number: contract.number, unit, value: totalOf(instalments) })
}
