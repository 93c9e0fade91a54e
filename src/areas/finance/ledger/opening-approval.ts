import { z } from 'zod'
import { boxesMustRest } from '#areas/finance/cash/sessions.ts'
import { post } from '#areas/finance/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import type { Side } from './account.ts'
import { openingPosted } from './facts.ts'
import type { Transfer } from './journal.ts'
import { openingSource } from './opening.ts'
import { judgeOpening, OpeningRows } from './opening-rows.ts'

/** What waits for a second pair of eyes: which table, and the fingerprint of the lines that were read out of it. */
export const SentOpening = z.object({ importId: z.uuid(), day: z.string(), makerId: z.string(), fingerprint: z.string() })

/** Nobody opens the books alone: whoever agrees posts them. */
export const postOpening: Approvable = {
  action: 'finance.post-opening',
  label: 'ترحيل الأرصدة الافتتاحية',
  approver: 'financeManager',
  async tell(ctx, payload) {
    const { importId, day } = SentOpening.parse(payload)
    const { transfers, debits, credits } = await readAgain(ctx, importId)
    return [
      { question: 'تاريخ الأرصدة', answer: dayInWords(day) },
      { question: 'الأسطر', answer: howMany(transfers.length, 'row') },
      { question: 'مجموع المدين', answer: inRials(debits) },
      { question: 'مجموع الدائن', answer: inRials(credits) },
      { question: 'حسابًا حسابًا', answer: await byAccount(ctx, transfers) },
    ]
  },
  apply: (work, payload) => postSent(work, SentOpening.parse(payload)),
}

async function readAgain(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, importId: string) {
  const found = ('tx' in asked ? asked.tx : asked.db).selectFrom('openingImports').selectAll().where('id', '=', importId)
  const { rows, mapping, fileName, status } = await ('tx' in asked ? found.forUpdate() : found).executeTakeFirstOrThrow()
  return { fileName, status, ...(await judgeOpening(asked, OpeningRows.parse(rows), KeptMapping.parse(mapping))) }
}

async function byAccount({ db }: Pick<Ctx, 'db'>, transfers: Transfer[]) {
  const sums = new Map<string, Record<Side, bigint>>()
  for (const { debit, credit, amount } of transfers)
    for (const [side, { account }] of [['debit', debit] as const, ['credit', credit] as const]) {
      const sum = sums.get(account) ?? { debit: 0n, credit: 0n }
      sums.set(account, { ...sum, [side]: sum[side] + amount })
    }
  const rows = await db
    .selectFrom('accounts')
    .select(['code', 'nameAr'])
    .where('code', 'in', [...sums.keys()])
    .orderBy('code')
    .execute()
  return rows.map(({ code, nameAr }) => {
    const { debit, credit } = sums.get(code) ?? { debit: 0n, credit: 0n }
    const said = [debit && `مدين ${inRials(debit)}`, credit && `دائن ${inRials(credit)}`].filter(Boolean).join('، ')
    return `${code} ${nameAr}: ${said}`
  })
}

/** All of it or nothing, and once: the same lines have one source, whatever file they came in. */
async function postSent(work: Work, { importId, day, makerId, fingerprint }: z.output<typeof SentOpening>) {
  const { fileName, status, transfers, faults, fingerprint: now, debits } = await readAgain(work, importId)
  if (status !== 'sent' || faults.length > 0 || now !== fingerprint)
    throw new Refusal('finance.opening-changed', 'تغيّر الملف أو دليل الحسابات بعد الإرسال. ارفض الطلب، ويُرسل الملف من جديد.')
  await boxesMustRest(work, transfers)
  const source = { kind: openingSource, id: fingerprint, purpose: 'post' }
  const memo = `أرصدة افتتاحية من الملف «${fileName}»`
  const { journalId, number } = await post(work, { source, memo, day, transfers })
  await work.tx.insertInto('vouchers').values({ id: importId, journal: journalId, madeBy: makerId }).execute()
  await work.tx.updateTable('openingImports').set({ status: 'posted', endedAt: work.now() }).where('id', '=', importId).execute()
  work.record(openingPosted, importId, { fileName, number, day, amount: debits })
}
