import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { deviceOf } from '#values/devices.ts'
import { contactOfParty } from './contact.ts'
import { type Signing, signings } from './found.ts'
import { resendAfter, standingOf } from './signing.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** Who has signed the paper a contract was sent on last, who has not, and who cannot be reached; empty where nobody was asked by a link. */
export async function signersOf(ctx: Reader, contractId: string) {
  const rows = await signings(ctx.db)
    .where('contractSignings.contractId', '=', contractId)
    .orderBy('contractPapers.place', 'desc')
    .orderBy('contractSignings.position')
    .execute()
  const last = rows.filter(({ paperId }) => paperId === rows[0]?.paperId)
  const named = await customersNamed(
    ctx,
    last.flatMap(({ partyId }) => partyId ?? []),
  )
  return Promise.all(last.map((row) => shown(ctx, row, named.find(({ id }) => id === row.partyId)?.name ?? null)))
}
export type Signer = Awaited<ReturnType<typeof signersOf>>[number]

async function shown(ctx: Reader, row: Signing, name: string | null) {
  const { id, called, askedAt, expiresAt, signedAt, signer, address, userAgent, codeTo, declineReason, partyId } = row
  const standing = standingOf(row, ctx.now())
  const waits = standing === 'requested' || standing === 'expired' || standing === 'declined'
  const contact = partyId && waits ? await contactOfParty(ctx.db, partyId) : null
  return {
    ...{ id, called, askedAt, expiresAt, signedAt, address, codeTo, declineReason, standing, name: signer ?? name },
    ...{ device: userAgent ? deviceOf(userAgent) : null, isCompany: partyId === null },
    isUnreached: partyId !== null && waits && !contact,
    canSend: waits && contact !== null && ctx.now().getTime() - askedAt.getTime() >= resendAfter,
  }
}
