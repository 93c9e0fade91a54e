import { cashAtBank, cashNotSent } from '#areas/finance/hooks.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import type { Work } from '#platform/context.ts'
import { onHook } from '#platform/hook.ts'
import { Refusal } from '#platform/refusal.ts'
import { codSource } from './cod.ts'
import { codConfirmedFact } from './facts.ts'
import { codConfirmed } from './rules.ts'

/** Under which move or settlement the bank has shown them. */
type Shown = { id: string; by: 'moveId' | 'settlementId'; day?: string | undefined }

/** The bank has shown what was taken for merchants: from here it may be paid to them, and not before. */
export async function confirmCods(work: Work, { id, by, day }: Shown) {
  const cods = await work.tx
    .selectFrom('cods')
    .select(['id', 'merchantId', 'branchId', 'amount'])
    .where(by, '=', id)
    .where('confirmedBy', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (cods.length === 0) return
  const { journalId } = await post(work, {
    ...(day && { day }),
    source: { kind: codSource, id, purpose: 'confirm' },
    memo: 'مبالغ طرود أكّدها البنك',
    transfers: cods.flatMap(codConfirmed),
  })
  await work.tx
    .updateTable('cods')
    .set({ confirmedBy: journalId })
    .where(
      'id',
      'in',
      cods.map((cod) => cod.id),
    )
    .execute()
  const amount = cods.reduce((sum, cod) => sum + cod.amount, 0n)
  work.record(codConfirmedFact, id, { count: cods.length, amount })
}

/** The settlement of the cards was taken back: so is what it showed, unless a merchant has been paid from it. */
export async function unconfirmCards(work: Work, settlementId: string, memo: string) {
  const cods = await work.tx
    .selectFrom('cods')
    .select(['id', 'confirmedBy', 'remittanceId'])
    .where('settlementId', '=', settlementId)
    .forUpdate()
    .execute()
  if (cods.some(({ remittanceId }) => remittanceId !== null))
    throw new Refusal('finance.cod-remitted', 'دخل بعض هذه المبالغ في تسوية تاجر. ألغِ التسوية أولًا، ثم ألغِ المطابقة.')
  for (const journalId of new Set(cods.flatMap(({ confirmedBy }) => confirmedBy ?? []))) await reverse(work, journalId, { memo })
  await work.tx
    .updateTable('cods')
    .set({ settlementId: null, confirmedBy: null })
    .where('settlementId', '=', settlementId)
    .execute()
}

export const codHooks = [
  onHook(cashAtBank, (work, { moveId, day }) => confirmCods(work, { id: moveId, by: 'moveId', day })),
  onHook(cashNotSent, async ({ tx }, { moveId }) => {
    await tx.updateTable('cods').set({ moveId: null }).where('moveId', '=', moveId).execute()
  }),
]
