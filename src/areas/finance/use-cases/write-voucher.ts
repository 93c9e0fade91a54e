import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { postVoucher, WrittenVoucher } from '../approvals.ts'
import { journalWritten } from '../facts.ts'
import { mustBeOpenOn } from '../period.ts'
import { financePermissions } from '../permissions.ts'
import { faultOfAccount, faultOfKey, pairOf, totalOf } from '../voucher.ts'
import { linesOf, WriteVoucherInput } from '../voucher-inputs.ts'
import { byHand } from '../voucher-queries.ts'

const { action } = postVoucher

/** A journal by hand, where no document writes one: it waits for whoever may agree to it, and is posted by them. */
export const writeVoucher = command({
  name: 'finance.write-voucher',
  permission: financePermissions.writeVouchers,
  input: WriteVoucherInput,
  async run(work, { voucherId: id, day, memo, ...form }) {
    if (day > dayOf(work.now())) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. اختر اليوم أو يومًا قبله.')
    await mustBeOpenOn(work, day)
    const rows = linesOf(form)
    const hand = await byHand(work)
    const faults = rows.flatMap((row) => faultsIn(row, hand))
    if (faults.length > 0) throw atFields(faults)
    await mustBeNew(work, id)
    const [lines, amount] = [rows.map(({ row, ...line }) => line), totalOf(rows)]
    const payload = z.encode(WrittenVoucher, { id, day, memo, makerId: work.actor.id, lines })
    const title = `قيد يومية بمبلغ ${inRials(amount)}`
    const approval = await requestApproval(work, { action, title, subjectId: id, amount, payload, reason: memo })
    work.record(journalWritten, id, { memo, day, amount })
    return { approvalId: approval.id }
  },
})

type Fault = [field: string, message: string]

const atFields = (faults: Fault[]) =>
  new z.ZodError(faults.map(([field, message]) => ({ code: 'custom', path: [field], message, input: undefined })))

type Hand = Awaited<ReturnType<typeof byHand>>
type Row = ReturnType<typeof linesOf>[number]

function faultsIn({ row, debit, credit }: Row, { debits, credits, pairs }: Hand): Fault[] {
  const [receives, gives] = [debits.get(debit.account), credits.get(credit.account)]
  const told: [string, string | null][] = [
    [`debit${row}`, faultOfAccount(receives)],
    [`debitKey${row}`, receives ? faultOfKey(receives, debit.key) : null],
    [`credit${row}`, faultOfAccount(gives) ?? faultOfPair(pairs, debit.account, credit.account)],
    [`creditKey${row}`, gives ? faultOfKey(gives, credit.key) : null],
  ]
  return told.flatMap(([field, message]): Fault[] => (message ? [[field, message]] : []))
}

const faultOfPair = (pairs: Hand['pairs'], debit: string, credit: string) =>
  pairs.has(pairOf(debit, credit)) ? null : 'هذان الحسابان لا يتقابلان في قيد يدوي. اختر حسابًا آخر.'

async function mustBeNew({ tx }: Pick<Work, 'tx'>, id: string) {
  const posted = await tx.selectFrom('vouchers').select('id').where('id', '=', id).executeTakeFirst()
  if (posted) throw new Refusal('finance.posted-before', 'رُحّلت هذه العملية من قبل. حدّث الصفحة.')
}
