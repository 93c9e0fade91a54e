import { post, reverse } from '#areas/finance/ledger/books.ts'
import { heldPool, levelPool } from '#areas/finance/ledger/pools.ts'
import { settledWithOwners } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import type { Pool } from './agreement.ts'
import { dividedAmong, settlementSource } from './settlement.ts'
import { hadOf, type Settlement, unclearedOf } from './standing.ts'
import { heldTerms, ownersOf } from './terms.ts'

/** What of a pool can be settled now: what lies there without what stays behind and what the bank has not shown yet. */
export async function payableOf(work: Work, pool: Pool) {
  const { lies } = await heldPool(work, pool.mandateId)
  const uncleared = await unclearedOf(work, pool.mandateId)
  return { lies, uncleared, amount: lies - pool.reserve - uncleared }
}

/** What each owner gets of it; where one had too much of the sums so far, all wait for more. */
export async function sharesOf(work: Work, pool: Pool, { id, amount }: { id: string; amount: bigint }) {
  const had = await hadOf(work, pool, id)
  const owners = (await ownersOf(work, pool)).map((owner) => ({ ...owner, had: had.get(owner.partyId) ?? 0n }))
  const shares = dividedAmong(amount, owners)
  if (shares.some((share) => share.amount < 0n))
    throw new Refusal('finance.too-little-to-divide', 'المبلغ أقل من أن يُقسم على الملّاك. انتظر تحصيلًا آخر.')
  return shares.filter((share) => share.amount > 0n)
}

/** As it was prepared, or not at all: each owner is owed their share from here. */
export async function settle(work: Work, { id, mandateId, branchId, number, label, amount }: Settlement) {
  const pool = await heldTerms(work, mandateId)
  const now = await payableOf(work, pool)
  if (now.amount < amount)
    throw new Refusal(
      'finance.settlement-moved',
      `المتاح للتسوية صار ${inRials(now.amount < 0n ? 0n : now.amount)} ارفضها، وتُجهّز من جديد.`,
    )
  const told = await toldShares(work, id)
  const fair = await sharesOf(work, pool, { id, amount })
  const same = fair.length === told.length && fair.every((one) => told.some((other) => isSame(one, other)))
  if (!same) throw new Refusal('finance.settlement-moved', 'تغيّرت حصص الملّاك بعد تجهيزها. ارفضها، وتُجهّز من جديد.')
  const { journalId } = await post(work, {
    source: { kind: settlementSource, id, purpose: 'settle' },
    memo: cut(`تسوية ${number}، ${label}`, 200),
    transfers: settledWithOwners(mandateId, { shares: told, branchId }),
  })
  await work.tx.insertInto('ownerSettlementPostings').values({ settlementId: id, journalId }).execute()
  return told
}

type Share = { partyId: string; amount: bigint }
const isSame = (one: Share, other: Share) => one.partyId === other.partyId && one.amount === other.amount

const toldShares = ({ tx }: Work, settlementId: string) =>
  tx
    .selectFrom('ownerSettlementShares')
    .select(['partyId', 'amount'])
    .where('settlementId', '=', settlementId)
    .orderBy('place')
    .execute()

/** What was settled lies in the pool again, as far as no owner was paid of it. */
export async function unsettle(work: Work, { id, mandateId, branchId, number }: Settlement, reason: string) {
  await heldTerms(work, mandateId)
  await mustBeNewest(work, { id, mandateId })
  const { journalId } = await work.tx
    .selectFrom('ownerSettlementPostings')
    .select('journalId')
    .where('settlementId', '=', id)
    .executeTakeFirstOrThrow()
  const mirror = await reverse(work, journalId, { memo: cut(`عكس تسوية ${number}: ${reason}`, 200) })
  const row = { settlementId: id, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId: mirror.journalId }
  await work.tx.insertInto('ownerSettlementReversals').values(row).execute()
  await levelPool(work, { mandateId, branchId })
}

/** Each settlement stands on those before it. */
async function mustBeNewest({ tx }: Work, { id, mandateId }: { id: string; mandateId: string }) {
  const newest = await tx
    .selectFrom('ownerSettlements')
    .innerJoin('ownerSettlementPostings as p', 'p.settlementId', 'ownerSettlements.id')
    .innerJoin('journals', 'journals.id', 'p.journalId')
    .select('ownerSettlements.id')
    .where('mandateId', '=', mandateId)
    // The one that is being reversed says so already.
    .where((eb) => eb.or([eb('status', 'in', ['settled', 'submitted']), eb('ownerSettlements.id', '=', id)]))
    .orderBy('journals.sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest && newest.id !== id)
    throw new Refusal('finance.settlement-not-last', 'بعد هذه التسوية تسوية أخرى. اعكس الأحدث أولًا.')
}
