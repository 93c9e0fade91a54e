import type { ProviderKind } from '#areas/finance/ledger/provider-kinds.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { freeCredit, freeIn, heldCredit, promisesOf } from '#areas/finance/receipts/credit.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { least } from '#values/money.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Paid = { id: string; provider: ProviderKind; receiptId: string | null }

const gone = 'فُصل مزوّد الدفع، فلا يُردّ عبره. ردّ المبلغ تحويلًا أو نقدًا.'
const refusedBefore = 'لا يردّ المزوّد هذه العملية. ردّ المبلغ تحويلًا أو نقدًا.'
const once = 'يردّ المزوّد من كل عملية مرة واحدة، وقد رُدّ منها. ردّ الباقي تحويلًا أو نقدًا.'
const used = 'سدّد هذا المبلغ ما على العميل، أو رُدّ من قبل. أصدر إشعارًا دائنًا بما سدّده، ثم ردّه.'

/** Why money of this payment does not go back through its provider; null where it may. */
export async function whyNotBack(asked: Asked, { id, provider }: Paid) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const row = await db.selectFrom('onlineProviders').select('active').where('kind', '=', provider).executeTakeFirst()
  if (!row?.active) return gone
  const earlier = await db
    .selectFrom('payouts as p')
    .leftJoin('onlineRefunds as o', 'o.payoutId', 'p.id')
    .select(['p.status', 'o.refused'])
    .where('p.onlinePaymentId', '=', id)
    .execute()
  if (earlier.some(({ refused }) => refused)) return refusedBefore
  return earlier.some(({ status }) => status !== 'rejected' && status !== 'cancelled') ? once : null
}

/** As much of it as was not used and nobody was promised, held from here. */
export async function heldRefundable(work: Work, { receiptId, partyId }: { receiptId: string; partyId: string }) {
  const credit = await heldCredit(work, partyId)
  return least(freeIn(credit, await promisesOf(work, partyId)), credit.find(({ id }) => id === receiptId)?.unused ?? 0n)
}

const promised = 'ما بقي من هذا المبلغ في طلب رد أو تحويل أو مقاصة لم يتم. ألغه أولًا.'

type Shown = Paid & { partyId: string; branchId: string }

/** What of a payment may go back through its provider, for the page: how much, or why not; and the vouchers of it. */
export async function refundsOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>, payment: Shown) {
  const { id, receiptId, branchId, partyId } = payment
  if (!receiptId) return null
  const vouchers = await db
    .selectFrom('payouts')
    .select(['id', 'number', 'amount', 'status'])
    .where('onlinePaymentId', '=', id)
    .orderBy('askedAt')
    .execute()
  const receipt = await db.selectFrom('receipts').select('unused').where('id', '=', receiptId).executeTakeFirst()
  const [left, free] = [receipt?.unused ?? 0n, await freeCredit({ db }, partyId)]
  const unused = free > 0n ? least(free, left) : 0n
  const why = (await whyNotBack({ db }, payment)) ?? (left > 0n ? (unused > 0n ? null : promised) : used)
  return { vouchers, unused, why, partyId, mayAsk: reaches(actor, may.preparePayouts, { branchId }) }
}
export type Refunds = NonNullable<Awaited<ReturnType<typeof refundsOf>>>
