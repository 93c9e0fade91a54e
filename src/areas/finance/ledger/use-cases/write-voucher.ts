import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { type Fault, fieldFault, fieldFaults } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { journalWritten } from '../facts.ts'
import { keyMeant, recordsMeant } from '../leaf-keys.ts'
import { mustBeOpenOn } from '../period.ts'
import { faultOfAccount, pairOf, totalOf } from '../voucher.ts'
import { postVoucher, WrittenVoucher } from '../voucher-approval.ts'
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
    const keys = rows.flatMap(({ debit, credit }) => [debit.key ?? '', credit.key ?? ''])
    const known = { ...(await byHand(work)), records: await recordsMeant(work, keys) }
    const read = rows.map((row) => readLine(row, known))
    const faults = read.flatMap((line) => line.faults)
    if (faults.length > 0) throw fieldFaults(faults)
    await mustBeNew(work, id)
    const [lines, amount] = [read.map(({ line }) => line), totalOf(rows)]
    const payload = z.encode(WrittenVoucher, { id, day, memo, makerId: work.actor.id, lines })
    const title = `قيد يومية بمبلغ ${inRials(amount)}`
    const approval = await requestApproval(work, { action, title, subjectId: id, amount, payload, reason: memo })
    work.record(journalWritten, id, { memo, day, amount })
    return { approvalId: approval.id }
  },
})

type Known = Awaited<ReturnType<typeof byHand>> & { records: Awaited<ReturnType<typeof recordsMeant>> }
type Row = ReturnType<typeof linesOf>[number]
type Meant = ReturnType<typeof keyMeant>

/** The line with the leaves that are meant by what was typed, or what is wrong with it. */
function readLine({ row, debit, credit, ...rest }: Row, known: Known) {
  const { debits, credits, records } = known
  const [receives, gives] = [debits.get(debit.account), credits.get(credit.account)]
  const into: Meant = receives ? keyMeant(receives, debit.key, records) : { partyId: null }
  const from: Meant = gives ? keyMeant(gives, credit.key, records) : { partyId: null }
  const told: [string, string | null][] = [
    [`debit${row}`, faultOfAccount(receives)],
    [`debitKey${row}`, 'no' in into ? into.no : null],
    [`credit${row}`, faultOfAccount(gives) ?? faultOfPair(known, debit.account, credit.account)],
    [`creditKey${row}`, 'no' in from ? from.no : null],
  ]
  const leaf = (account: string, meant: Meant) => ('no' in meant ? { account } : { account, key: meant.key })
  return {
    line: { ...rest, debit: leaf(debit.account, into), credit: leaf(credit.account, from) },
    faults: told.flatMap(([field, message]): Fault[] => (message ? [[field, message]] : [])),
  }
}

/** Many accounts are offered on either side and few of them meet: it is said which the chosen one does. */
function faultOfPair({ debits, credits, pairs }: Known, debit: string, credit: string) {
  if (!debits.has(debit) || pairs.has(pairOf(debit, credit))) return null
  const meant = [...credits.values()].filter(({ code, active }) => active && code.length === 4 && pairs.has(pairOf(debit, code)))
  const said = 'هذان الحسابان لا يتقابلان في قيد يدوي.'
  if (meant.length === 0) return `${said} اختر حسابًا آخر.`
  return `${said} يقابل ${debit} دائنًا: ${meant.map(({ code, name }) => `${code} ${name}`).join('، أو ')}.`
}

async function mustBeNew({ tx }: Pick<Work, 'tx'>, id: string) {
  const posted = await tx.selectFrom('vouchers').select('id').where('id', '=', id).executeTakeFirst()
  if (posted) throw new Refusal('finance.posted-before', 'رُحّلت هذه العملية من قبل. حدّث الصفحة.')
}
