import { approvalWaiting, withdrawApproval } from '#areas/access/public.ts'
import type { Actor, Work } from '#platform/context.ts'
import { type Belongs, boundOf, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { equipmentPermissions } from '../permissions.ts'
import { rewriteContract } from './drafting.ts'
import { hireDiscounted } from './facts.ts'
import type { LoadedHire } from './load-for-update.ts'
import { findTerms, snapshotOf } from './terms.ts'

const may = equipmentPermissions.discount

/** The highest discount of the actor alone, in percent: 0 without the permission, null without a limit. */
export const discountLimit = (actor: Actor, at: Belongs) => (reaches(actor, may, at) ? boundOf(actor, may, at).discount : 0)

type Given = { percent: number; why: string; by: string }

/** Set and never added: every line is priced again from the list it was quoted from. */
export async function setDiscount(work: Work, hire: LoadedHire, { percent, why, by }: Given) {
  mustBeQuoted(hire)
  const { contractId, contract } = hire
  for (const line of hire.lines) {
    const { kindId, basis, startsOn, guarantee } = line
    const { standbyPercent, ramadanHours } = line.terms.agreed
    const rules = { standbyPercent, ramadanHours }
    const wanted = { kindId, basis, startsOn, guarantee, partyId: contract.partyId, rules }
    const terms = await findTerms({ db: work.tx }, { ...wanted, discount: percent, list: line.terms.list })
    await work.tx
      .updateTable('hireLines')
      .set({ snapshot: snapshotOf({ ...terms, deposit: line.terms.deposit }) })
      .where('id', '=', line.id)
      .execute()
  }
  const [discountWhy, discountBy] = percent > 0 ? [why, by] : [null, null]
  await work.tx
    .updateTable('hires')
    .set({ discountPercent: percent, discountWhy, discountBy, version: hire.version + 1 })
    .where('contractId', '=', contractId)
    .execute()
  await rewriteContract(work, hire)
  work.record(hireDiscounted, contractId, { number: contract.number, percent, why })
}

export function mustBeQuoted({ contract }: LoadedHire) {
  if (contract.state !== 'draft')
    throw new Refusal(
      'equipment.discount-late',
      'أُرسل هذا العرض إلى العميل، فلا يتغيّر سعره. استعده أولًا، ثم اخصم وأرسله من جديد.',
    )
}

/** What somebody else has to agree to, above the limit of whoever asked. */
export const discountAction = 'equipment.discount'

/** Sent at another price, what waits could never be given: it is decided first, or taken back knowingly. */
export async function mustWaitForNoDiscount({ tx: db, actor }: Work, subjectId: string) {
  const waits = await approvalWaiting({ db, actor }, { action: discountAction, subjectId })
  if (!waits) return
  throw new Refusal(
    'equipment.discount-waits',
    `خصم على هذا العرض طلبه ${waits.by} ينتظر الاعتماد. انتظر البت فيه، أو اسحب الطلب وأرسل العرض بسعره الآن.`,
  )
}

/** The quotation goes to the customer at the price it has. */
export const withdrawDiscount = (work: Work, subjectId: string) =>
  withdrawApproval(work, { action: discountAction, subjectId, note: 'أُرسل العرض بسعره قبل البت في الطلب.' })
