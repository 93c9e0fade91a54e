import { partyOfAccount, recordsAsOne, recordsOf } from '#areas/customers/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { proofOf } from './proof-queries.ts'
import { ownProofPath, proofPath } from './transfer-proof.ts'

const shownAtOnce = 10

/** What one has shown lately, and what became of it. */
export function proofsOfParty({ db }: Pick<Ctx, 'db'>, partyId: string) {
  return db
    .selectFrom('transferProofs')
    .select(['id', 'amount', 'sentAt', 'status', 'reference'])
    .where('partyId', 'in', recordsOf(partyId))
    .orderBy('sentAt', 'desc')
    .limit(shownAtOnce)
    .execute()
}

export async function ownProof(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  const party = await partyOfAccount(ctx)
  return party ? await proofOf(ctx, party.id, id) : null
}

/** The accounts customers may transfer to. */
export const accountsToPay = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'holder', 'iban', 'heldFor'])
    .where('active', '=', true)
    .where('shown', '=', true)
    .orderBy('addedAt')
    .execute()

/** To staff the transfers that wait for a look at the bank; to customers what was not accepted and not shown again. */
export async function proofsWaiting(ctx: Ctx): Promise<Waiting[]> {
  return [...(await toConfirm(ctx)), ...(await toShowAgain(ctx))]
}

async function toConfirm({ db, actor }: Ctx): Promise<Waiting[]> {
  if (!actor.may(may.confirmTransfers)) return []
  const rows = await db
    .selectFrom('transferProofs')
    .select(['id', 'sequence', 'amount', 'sentAt'])
    .where('status', '=', 'waiting')
    .where((eb) => withinReach(eb, actor, may.confirmTransfers, { branch: 'branchId' }))
    .orderBy('sentAt')
    .limit(20)
    .execute()
  return rows.map(({ id, amount, sentAt }) => ({
    ...{ id, path: proofPath(id), kind: 'إثبات تحويل', dueAt: null, since: sentAt },
    title: `أكّد وصول تحويل ${inRials(amount)}`,
  }))
}

const twoWeeks = 14 * 24 * 3_600_000

async function toShowAgain(ctx: Ctx): Promise<Waiting[]> {
  if (ctx.actor.kind !== 'customer') return []
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const rows = await ctx.db
    .selectFrom('transferProofs as p')
    .select(['p.id', 'p.amount', 'p.decidedAt'])
    .where('p.partyId', 'in', recordsOf(party.id))
    .where('p.status', '=', 'refused')
    .where('p.decidedAt', '>', new Date(ctx.now().getTime() - twoWeeks))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('transferProofs as later').select('later.id').whereRef('later.answers', '=', 'p.id'))),
    )
    .orderBy('p.decidedAt')
    .limit(5)
    .execute()
  return rows.map(({ id, amount, decidedAt }) => ({
    ...{ id, path: ownProofPath(id), kind: 'إثبات تحويل', dueAt: null, since: decidedAt ?? ctx.now() },
    title: `لم يُقبل إثبات تحويلك ${inRials(amount)}، فأرفق إثباتًا أوضح`,
  }))
}

/** A proof opens to whoever sees receipts of its branch, and to whose it is. */
export async function permissionForFile(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom('transferProofs')
    .select(['partyId', 'branchId'])
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  if (!row) return null
  if (reaches(ctx.actor, may.viewReceipts, { branchId: row.branchId })) return may.viewReceipts
  const party = await partyOfAccount(ctx)
  return party && (await recordsAsOne(ctx, party.id)).includes(row.partyId) ? anyoneSignedIn : null
}
