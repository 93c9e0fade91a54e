import { z } from 'zod'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { post } from './books.ts'
import { journalPosted } from './facts.ts'
import { namesOfKeys } from './leaf-keys.ts'
import { mustBeOurs } from './own-money.ts'
import { closedOn } from './period.ts'
import { lineNames, lineWords, totalOf, voucherSource } from './voucher.ts'

const Leaf = z.object({ account: z.string(), key: z.string().optional() })
const Line = z.object({ debit: Leaf, credit: Leaf, amount: baisa, line: z.enum(lineNames).nullable() })

/** What waits for a second pair of eyes, as it was written. */
export const WrittenVoucher = z.object({
  id: z.uuid(),
  day: z.string(),
  memo: z.string(),
  makerId: z.string(),
  lines: z.array(Line),
})
export type Voucher = z.output<typeof WrittenVoucher>

/** Nobody writes into the books alone: whoever agrees posts it. */
export const postVoucher: Approvable = {
  action: 'finance.post-voucher',
  label: 'ترحيل قيد يومية',
  approver: 'financeManager',
  async tell({ db }, payload) {
    const { day, lines } = WrittenVoucher.parse(payload)
    const names = await namesOfAccounts(db, lines)
    const keys = lines.flatMap(({ debit, credit }) => [debit.key ?? '', credit.key ?? ''])
    const keyName = await namesOfKeys({ db }, keys)
    const named = ({ account, key }: z.output<typeof Leaf>) =>
      [`${account} ${names.get(account) ?? ''}`, ...(key ? [keyName(key)] : [])].join('، ')
    return [
      { question: 'تاريخ القيد', answer: dayInWords(day) },
      ...lines.map(({ debit, credit, amount, line }, index) => ({
        question: `السطر ${index + 1}`,
        answer: [
          `مدين: ${named(debit)}`,
          `دائن: ${named(credit)}`,
          `المبلغ: ${inRials(amount)}`,
          ...(line ? [`النشاط: ${lineWords[line]}`] : []),
        ],
      })),
    ]
  },
  apply: (work, payload) => postWritten(work, WrittenVoucher.parse(payload)),
  mendAt: ({ actor }, approvalId) =>
    actor.may(financePermissions.writeVouchers) ? `/admin/finance/journals/new?mends=${approvalId}` : null,
}

async function namesOfAccounts(db: Ctx['db'], lines: Voucher['lines']) {
  const codes = lines.flatMap(({ debit, credit }) => [debit.account, credit.account])
  const rows = await db.selectFrom('accounts').select(['code', 'nameAr']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ code, nameAr }) => [code, nameAr]))
}

/** The period may have been closed since, and an account stopped: the books ask again. */
async function postWritten(work: Work, { id, day, memo, makerId, lines }: Voucher) {
  const closed = await closedOn(work, day)
  if (closed) throw closedSince(closed)
  await mustBeOurs(work, lines)
  const source = { kind: voucherSource, id, purpose: 'post' }
  const { journalId, number } = await post(work, { source, memo, day, transfers: lines })
  await work.tx.insertInto('vouchers').values({ id, journal: journalId, madeBy: makerId }).execute()
  work.record(journalPosted, journalId, { number, memo, day, amount: totalOf(lines) })
}

/** Whoever agrees cannot change the day: whoever wrote it can. */
const closedSince = (until: string) =>
  new Refusal('finance.period-locked', `أُقفلت الفترة حتى ${dayInWords(until)} بعد كتابة القيد. أعده للتصحيح، ليُكتب بتاريخ بعده.`)
