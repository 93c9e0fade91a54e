import { isFollowed, lastDay } from '#areas/contracts/in-force.ts'
import { labelOf } from '#areas/contracts/queries.ts'
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
    .select(['contracts.autoRenew', 'contracts.value', 'contractParties.role', 'contracts.signedFileId'])
    .select([lastDay.as('lastDay'), isFollowed.as('isFollowed')])
    .where('contractParties.partyId', 'in', recordsOf(party.id))
    .where('contracts.sentAt', 'is not', null)
    .orderBy(({ eb }) => eb('contracts.endedOn', 'is', null), 'desc')
    .orderBy('contracts.startsOn', 'desc')
    .limit(200)
    .execute()
  const roleOf = (kind: string, role: string) => ctx.contractKinds.find((each) => each.kind === kind)?.roles[role] ?? 'طرف'
  return rows.map(({ kind, role, ...row }) => ({
    ...{ ...row, today: dayOf(ctx.now()), kindLabel: labelOf(ctx.contractKinds, kind), as: roleOf(kind, role) },
  }))
}
export type OwnContract = NonNullable<Awaited<ReturnType<typeof ownContracts>>>[number]

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
