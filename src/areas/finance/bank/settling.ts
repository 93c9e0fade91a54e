import { confirmCods } from '#areas/finance/cod/confirming.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { type CardTaking, unsettledCards } from './entries.ts'
import { type HeldLine, postAs } from './lines.ts'
import { mostFee } from './proposals.ts'
import { settled } from './rules.ts'
import { inputTax, mustBeOurs } from './taxed.ts'

/** Of a small taking a provider keeps so much more than its rate: 100 baisa. */
const leastFee = 100n

type Settling = { part: string[]; feeVat: bigint; explained?: string | undefined }

/** A provider pays out what it took, less what went back through it and what it keeps. */
export async function asCards(work: Work, line: HeldLine, { part, feeVat, explained }: Settling) {
  mustBeOurs(line.account, 'تسوية بطاقات')
  const takings = new Map((await unsettledCards(work, line.day)).map((taking) => [taking.id, taking]))
  const parts = [...new Set(part)]
  if (parts.some((id) => !takings.has(id))) throw settledBefore()
  const [provider, other] = new Set(parts.flatMap((id) => takings.get(id)?.key ?? []))
  if (!provider || other) throw fieldFault('part', 'اختر ما أخذه مزوّد واحد: جهاز البطاقات أو الدفع الإلكتروني، لكل منهما سطره.')
  const gross = parts.reduce((sum, id) => sum + (takings.get(id)?.amount ?? 0n), 0n)
  mustAnswer(line, gross, explained)
  const tax = await inputTax(work, feeVat, { fee: gross - line.amount, day: line.postedOn })
  const transfers = settled(line.leaf, { ...tax, provider, paid: line.amount })
  const journalId = await postAs(work, line, { kind: 'card', transfers, explained })
  const id = work.newId()
  const settlement = {
    id,
    lineId: line.id,
    provider,
    gross,
    fee: tax.fee,
    feeVat: tax.vat,
    explained: explained ?? null,
    journalId,
  }
  await work.tx.insertInto('cardSettlements').values(settlement).execute()
  const of = (is: CardTaking['is']) => parts.filter((one) => takings.get(one)?.is === is)
  const cods = await codsTakenBy(work, id, of('cod'))
  if ((await takenBy(work, id, { receipts: of('receipt'), refunds: of('refund') })) + cods < parts.length) throw settledBefore()
  await confirmCods(work, { id, by: 'settlementId', day: line.postedOn })
}

async function codsTakenBy({ tx }: Work, settlementId: string, ids: string[]) {
  if (ids.length === 0) return 0
  const taken = await tx
    .updateTable('cods')
    .set({ settlementId })
    .where('id', 'in', ids)
    .where('settlementId', 'is', null)
    .where('reversedBy', 'is', null)
    .returning('id')
    .execute()
  return taken.length
}

/** What was chosen answers to what came; more than a provider keeps is nobody's fee until somebody says why. */
function mustAnswer({ amount }: HeldLine, gross: bigint, explained: string | undefined) {
  if (amount < 0n || gross < amount)
    throw fieldFault('part', `ما اخترته ${inRials(gross)}، وهو أقل مما وصل: ${inRials(amount)} اختر بقيته.`)
  if (gross > amount * 2n) throw fieldFault('part', `ما اخترته ${inRials(gross)}، وهو أكثر من ضعف ما وصل. راجع ما اخترت.`)
  const kept = gross - amount
  if (kept * 1_000n <= gross * mostFee + leastFee * 1_000n || explained) return
  const sums = `اخترت ${inRials(gross)} ووصل ${inRials(amount)}`
  throw fieldFault('explained', `الفرق ${inRials(kept)}، وهو أكثر من عمولة معتادة: ${sums} راجع ما اخترت، أو اكتب سبب الفرق.`)
}

const settledBefore = () => new Refusal('finance.card-settled-before', 'سُوّي بعض ما اخترته، أو عُكس سنده. حدّث الصفحة.')

/** Of two who settle the same at once one finds it taken. */
async function takenBy({ tx }: Work, settlementId: string, { receipts, refunds }: Record<'receipts' | 'refunds', string[]>) {
  const parts = receipts.map((partId) => ({ partId, settlementId }))
  const back = refunds.map((payoutId) => ({ payoutId, settlementId }))
  const taken = parts.length
    ? await tx
        .insertInto('settledParts')
        .values(parts)
        .onConflict((conflict) => conflict.doNothing())
        .returning('partId')
        .execute()
    : []
  const gone = back.length
    ? await tx
        .insertInto('settledRefunds')
        .values(back)
        .onConflict((conflict) => conflict.doNothing())
        .returning('payoutId')
        .execute()
    : []
  return taken.length + gone.length
}
