import { goingOn } from '#areas/contracts/goes-on.ts'
import { isFollowed, lastDay } from '#areas/contracts/in-force.ts'
import { labelOf } from '#areas/contracts/queries.ts'
import { signings } from '#areas/contracts/signing/found.ts'
import { linkTo } from '#areas/contracts/signing/link.ts'
import { companyCalled, standingOf } from '#areas/contracts/signing/signing.ts'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

export const ownContractsPath = '/dashboard/contracts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>

/** The contracts whoever asks stands in, as what: those in force first. What is only being drafted is nobody's yet; null without a record. */
export async function ownContracts(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const rows = await ctx.db
    .selectFrom('contracts')
    .innerJoin('contractParties', 'contractParties.contractId', 'contracts.id')
    .select(['contracts.id', 'contracts.number', 'contracts.kind', 'contracts.title', 'contracts.state', 'contracts.startsOn'])
    .select(['contracts.autoRenew', 'contracts.value', 'contractParties.role', 'contracts.signedFileId', 'contracts.signedOn'])
    .select([lastDay.as('lastDay'), isFollowed.as('isFollowed')])
    .where('contractParties.partyId', 'in', recordsOf(party.id))
    .where('contracts.sentAt', 'is not', null)
    .orderBy(({ eb }) => eb('contracts.endedOn', 'is', null), 'desc')
    .orderBy('contracts.startsOn', 'desc')
    .limit(200)
    .execute()
  const signing = await ownSigning(ctx, party.id)
  const papers = await papersOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const renewing = await goingOn(ctx, rows)
  const roleOf = (kind: string, role: string) => ctx.contractKinds.find((each) => each.kind === kind)?.roles[role] ?? 'طرف'
  return rows.map(({ kind, role, ...row }) => ({
    ...{
      ...row,
      goesOn: renewing.has(row.id),
      today: dayOf(ctx.now()),
      kindLabel: labelOf(ctx.contractKinds, kind),
      as: roleOf(kind, role),
    },
    ...(signing.get(row.id) ?? { signAt: null, waitsFor: null, declined: null }),
    papers: role === 'guarantor' ? [] : papers.filter(({ contractId }) => contractId === row.id),
  }))
}
export type OwnContract = NonNullable<Awaited<ReturnType<typeof ownContracts>>>[number]

/** What the kinds of these contracts have for whoever stands in them. */
async function papersOf(ctx: Reader, ids: readonly string[]) {
  const given = await Promise.all(ctx.contractKinds.flatMap(({ ownPapers }) => (ownPapers ? [ownPapers(ctx, ids)] : [])))
  return given.flat()
}

/** Where they sign what waits for their signature; of what they have signed, for whose signature it still waits; why they declined. */
async function ownSigning(ctx: Reader, partyId: string) {
  const rows = await signings(ctx.db)
    .where('contractSignings.partyId', 'in', recordsOf(partyId))
    .where('contracts.state', '=', 'pending-signature')
    .execute()
  const open = rows.filter(({ isOpen }) => isOpen)
  const missing = await missingOn(
    ctx,
    open.map(({ paperId }) => paperId),
  )
  const each = open.map(async (row) => {
    const standing = standingOf(row, ctx.now())
    const others = row.state === 'signed' ? missing.filter(({ paperId }) => paperId === row.paperId) : []
    const signAt = standing === 'requested' ? await linkTo(ctx.db, row) : null
    const declined = standing === 'declined' ? row.declineReason : null
    return [row.contractId, { signAt, waitsFor: whoOf(others), declined }] as const
  })
  return new Map(await Promise.all(each))
}

/** Who has not signed these papers yet; the company is nobody of the record. */
const missingOn = ({ db }: Reader, paperIds: readonly string[]) =>
  db
    .selectFrom('contractSignings')
    .select(['paperId', 'partyId'])
    .where(({ eb, fn, val }) => eb('paperId', '=', fn.any(val([...paperIds]))))
    .where('state', '<>', 'signed')
    .execute()

function whoOf(missing: readonly { partyId: string | null }[]) {
  if (missing.length === 0) return null
  return missing.every(({ partyId }) => partyId === null) ? companyCalled : 'بقية الأطراف'
}

/** Whether this is the paper of a contract whoever asks stands in. */
export async function isOwnContractFile({ db, actor }: Pick<Ctx, 'db' | 'actor'>, fileId: string) {
  const party = await partyOfAccount({ db, actor })
  if (!party) return false
  const found = await db
    .selectFrom('contracts')
    .innerJoin('contractParties', 'contractParties.contractId', 'contracts.id')
    .select('contracts.id')
    .where('contracts.signedFileId', '=', fileId)
    .where('contractParties.partyId', 'in', recordsOf(party.id))
    .executeTakeFirst()
  return found !== undefined
}
