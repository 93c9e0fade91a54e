import { z } from 'zod'
import {
  boxesMustRest,
  chartToOpen,
  importOpening,
  onceFor,
  postBalances,
  type Side,
  type Transfer,
} from '#areas/finance/public-openings.ts'
import type { Approvable } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { importsPath } from './addresses.ts'
import { openingItemsPosted, openingPosted } from './facts.ts'
import { openItems } from './open.ts'
import { openingKinds } from './opening-kinds.ts'
import { postedAs } from './opening-queries.ts'
import { judgeOpening, OpeningRows } from './validate-balances.ts'
import { judgeItems, type OpeningItem } from './validate-rows.ts'

/** What waits for a second pair of eyes: which table, and the fingerprint of the lines that were read out of it. */
export const SentOpening = z.object({ importId: z.uuid(), day: z.string(), makerId: z.string(), fingerprint: z.string() })
type Sent = z.output<typeof SentOpening>

/** Nobody opens the books alone: whoever agrees posts them. */
export const postOpening: Approvable = {
  action: 'finance.post-opening',
  label: 'ترحيل الأرصدة الافتتاحية',
  approver: 'financeManager',
  async tell(ctx, payload) {
    const { importId, day } = SentOpening.parse(payload)
    const file = await fileOf(ctx, importId)
    const about = [
      { question: 'ما في الملف', answer: openingKinds[file.kind] },
      { question: 'تاريخ الأرصدة', answer: dayInWords(day) },
    ]
    if (file.kind !== 'balances')
      return [...about, ...toldOfItems((await judgeItems(ctx, { ...file, kind: file.kind, day })).items)]
    const { transfers, debits, credits } = await judgeOpening(ctx, file.rows, file.mapping)
    return [
      ...about,
      { question: 'الأسطر', answer: howMany(transfers.length, 'row') },
      { question: 'مجموع المدين', answer: inRials(debits) },
      { question: 'مجموع الدائن', answer: inRials(credits) },
      { question: 'حسابًا حسابًا', answer: await byAccount(ctx, transfers) },
    ]
  },
  anewAt: ({ actor }, payload) => (actor.may(importOpening) ? `${importsPath}/${SentOpening.parse(payload).importId}` : null),
  apply: (work, payload) => postSent(work, SentOpening.parse(payload)),
}

async function fileOf(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, importId: string) {
  const found = ('tx' in asked ? asked.tx : asked.db).selectFrom('openingImports').selectAll().where('id', '=', importId)
  const { rows, mapping, ...file } = await ('tx' in asked ? found.forUpdate() : found).executeTakeFirstOrThrow()
  return { ...file, rows: OpeningRows.parse(rows), mapping: KeptMapping.parse(mapping) }
}

/** Those that fit before somebody's eyes; the file itself lies beside the request. */
const mostTold = 100

const toldOfItems = (items: readonly OpeningItem[]) => [
  { question: 'الصفوف', answer: howMany(items.length, 'row') },
  { question: 'المجموع', answer: inRials(items.reduce((sum, { amount }) => sum + amount, 0n)) },
  {
    question: 'صفًا صفًا',
    answer: items.slice(0, mostTold).map(({ holder, number, amount }) => `${holder.name}، ${number}: ${inRials(amount)}`),
  },
]

async function byAccount(ctx: Pick<Ctx, 'db'>, transfers: Transfer[]) {
  const sums = new Map<string, Record<Side, bigint>>()
  for (const { debit, credit, amount } of transfers)
    for (const [side, { account }] of [['debit', debit] as const, ['credit', credit] as const]) {
      const sum = sums.get(account) ?? { debit: 0n, credit: 0n }
      sums.set(account, { ...sum, [side]: sum[side] + amount })
    }
  const chart = await chartToOpen(ctx)
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { debit, credit }]) => {
      const said = [debit && `مدين ${inRials(debit)}`, credit && `دائن ${inRials(credit)}`].filter(Boolean).join('، ')
      return `${code} ${chart.get(code)?.name ?? ''}: ${said}`
    })
}

/** All of it or nothing, and once: read again under the lock of the file, it is what was sent. */
async function postSent(work: Work, sent: Sent) {
  const file = await fileOf(work, sent.importId)
  if (file.status !== 'sent') throw changed()
  await (file.kind === 'balances' ? postList(work, sent, file) : postPapers(work, sent, { ...file, kind: file.kind }))
  const ended = { status: 'posted' as const, endedAt: work.now() }
  await work.tx.updateTable('openingImports').set(ended).where('id', '=', sent.importId).execute()
}

type File = Awaited<ReturnType<typeof fileOf>>

/** The same lines stand once, whatever file they came in; reversed, they are posted anew. */
async function postList(work: Work, { importId, day, makerId, fingerprint }: Sent, { fileName, rows, mapping }: File) {
  const { transfers, faults, fingerprint: now, debits } = await judgeOpening(work, rows, mapping)
  if (faults.length > 0 || now !== fingerprint) throw changed()
  await onceFor(work, `opening ${fingerprint}`)
  if ((await postedAs(work, fingerprint)) !== null) throw changed()
  await boxesMustRest(work, transfers)
  const opening = { id: importId, memo: `أرصدة افتتاحية من الملف «${fileName}»`, transfers }
  const { number } = await postBalances(work, opening, { openedOn: day, makerId })
  work.record(openingPosted, importId, { fileName, number, day, amount: debits })
}

type Papers = File & { kind: OpeningItem['kind'] }

/** Of two files that are agreed to at once the second is read when the first is in, and finds there what both hold. */
async function postPapers(work: Work, { importId, day, makerId, fingerprint }: Sent, { fileName, ...file }: Papers) {
  await onceFor(work, 'opening-items')
  const { items, faults, fingerprint: now } = await judgeItems(work, { ...file, day })
  if (faults.length > 0 || now !== fingerprint) throw changed()
  await openItems(work, items, { importId, openedOn: day, makerId })
  const amount = items.reduce((sum, one) => sum + one.amount, 0n)
  work.record(openingItemsPosted, importId, { fileName, kind: file.kind, day, count: items.length, amount })
}

const changed = () =>
  new Refusal('finance.opening-changed', 'تغيّر الملف أو ما يقابله في الدفاتر بعد الإرسال. ارفض الطلب، ويُرسل الملف من جديد.')
