import { heldBookedFee } from '#areas/finance/cash/booked-fee.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { sizeOf } from './line.ts'
import { type HeldLine, postAs } from './lines.ts'
import { chargedToTrust, hadFrom } from './rules.ts'
import { inputTax } from './taxed.ts'

const taskOf = (lineId: string) => ({ rule: 'finance.trust-fee', subject: { kind: 'bank-line', id: lineId } })

/**
 * The bank kept its fee out of money that is held for others, and what happened is not refused. It is our cost all the same, and no cost
 * ever meets the account of others: an account of ours bears it, and has had the money for it from theirs. So the books agree with both
 * banks, what others are short of is covered by nobody but us, and somebody is to bring it back by a transfer. A fee that was booked with
 * the cheque that came back is no cost again: whoever bore it has had the money now.
 */
export async function asTrustFee(work: Work, line: HeldLine, { vat, bearerId }: { vat: bigint; bearerId: string | undefined }) {
  const booked = await heldBookedFee(work, line)
  const bearer = booked ?? (await bearing(work, bearerId))
  const leaves = { trust: line.leaf, ours: bankLeaf({ id: bearer.id, heldFor: 'operating' }) }
  if (booked && vat > 0n) throw fieldFault('feeVat', `قُيّد هذا الرسم مصروفًا مع ارتجاع الشيك ${booked.cheque}. اترك الضريبة فارغة.`)
  const transfers = booked
    ? hadFrom(leaves, sizeOf(line.amount))
    : chargedToTrust(leaves, await inputTax(work, vat, { fee: sizeOf(line.amount), day: line.postedOn }))
  await postAs(work, line, { kind: 'trust-fee', transfers })
  if (booked) await work.tx.updateTable('bankLines').set({ borneBy: booked.journalId }).where('id', '=', line.id).execute()
  await addTask(work, {
    ...taskOf(line.id),
    period: work.newId(),
    title: cut(`ردّ ${inRials(sizeOf(line.amount))} إلى حساب الأمانات في ${line.account.bank}`, 200),
    details: `أخذ البنك عمولته من الأمانات في ${dayInWords(line.day)}. حوّلها إليه من ${bearer.bank} في «نقل النقد»، أو اطلب من البنك ردها.`,
    ...{
      role: 'accountant',
      needs: financePermissions.transferBetweenBanks,
      dueAt: timeOn(daysAfter(dayOf(work.now()), 1), '10:00'),
    },
  })
}

/** The match was taken back: nothing of it is to be brought. */
export const settleTrustFee = (work: Work, lineId: string) => settleTasks(work, taskOf(lineId))

/** The operating account that was chosen, or our first. */
async function bearing({ tx }: Work, chosen: string | undefined) {
  const bearer = await tx
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank'])
    .where('heldFor', '=', 'operating')
    .where('active', '=', true)
    .$if(chosen !== undefined, (all) => all.where('id', '=', chosen ?? ''))
    .orderBy('addedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!bearer) throw fieldFault('bearerId', 'اختر حسابًا تشغيليًا مستعملًا يتحمل العمولة.')
  return bearer
}
