import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { least } from '#values/money.ts'

type Sent = { amount: bigint; dues: readonly string[] }

/** What a customer has shown to be transferred and nobody has seen at the bank yet, the oldest first, with what it was meant for. */
export async function sentBy({ db }: Pick<Ctx, 'db'>, partyId: string): Promise<Sent[]> {
  const waiting = db.selectFrom('transferProofs').where('partyId', 'in', recordsOf(partyId)).where('status', '=', 'waiting')
  const proofs = await waiting.select(['id', 'amount']).orderBy('sentAt').orderBy('id').execute()
  if (proofs.length === 0) return []
  const meant = await db.selectFrom('transferProofDues').selectAll().where('proofId', 'in', waiting.select('id')).execute()
  return proofs.map(({ id, amount }) => ({
    amount,
    dues: meant.flatMap(({ proofId, chargeId }) => (proofId === id ? [chargeId] : [])),
  }))
}

/** How much of each due it will pay once it is seen: first of those it was meant for, then of the oldest, as their confirmation does. */
export function withSent<Due extends { id: string; open: bigint }>(dues: readonly Due[], sent: readonly Sent[]) {
  const paid = new Map<string, bigint>()
  for (const { amount, dues: meant } of sent) {
    let left = amount
    for (const { id, open } of [
      ...dues.filter(({ id }) => meant.includes(id)),
      ...dues.filter(({ id }) => !meant.includes(id)),
    ]) {
      const before = paid.get(id) ?? 0n
      const part = least(left, open - before)
      paid.set(id, before + part)
      left -= part
    }
  }
  return dues.map((due) => ({ ...due, sent: paid.get(due.id) ?? 0n }))
}
