import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { claimNumber, isUndecided } from './claim.ts'
import type { ClaimKind } from './claim-kind.ts'
import type { ToldClaim } from './facts.ts'

/** A claim with what is damaged and the contract by which somebody had it; nobody else decides on it meanwhile. */
export async function loadClaim({ tx }: Pick<Work, 'tx'>, kind: ClaimKind, claimId: string) {
  const row = await tx
    .selectFrom('damageClaims')
    .selectAll()
    .where('id', '=', claimId)
    .where('subjectKind', '=', kind.kind)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const contract = await contractsOfKind({ db: tx }, kind.contracts).where('id', '=', row.contractId).executeTakeFirstOrThrow()
  const [subject] = await kind.subjects(tx, [row.subjectId])
  if (!subject) throw new Error('a claim of nothing')
  const { code, model } = subject
  return { ...row, contract, code, model, number: claimNumber(kind.letters, row) }
}
export type LoadedClaim = NonNullable<Awaited<ReturnType<typeof loadClaim>>>

/** The same, where it lies within the reach of whoever asks. */
export async function loadClaimForUpdate(work: Work, kind: ClaimKind, asked: { claimId: string; permission: Permission }) {
  const claim = await loadClaim(work, kind, asked.claimId)
  mustReach(work.actor, asked.permission, claim)
  return claim
}

export function mustBeUndecided({ state }: Pick<LoadedClaim, 'state'>, { words }: ClaimKind) {
  if (!isUndecided(state)) throw new Refusal('claims.decided', `بُتّ في هذا ال${words.paper} من قبل. حدّث الصفحة.`)
}

/** What a fact carries of it. */
export const toldOf = ({ number, kind, code, model, contract, branchId }: LoadedClaim): ToldClaim => ({
  ...{ number, kind, code, model, branchId },
  contract: contract.number,
})
