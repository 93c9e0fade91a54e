import { kindOf } from '#areas/contracts/held.ts'
import type { Work } from '#platform/context.ts'
import { signatureGiven } from './facts.ts'
import { type Signing, signerNamed } from './found.ts'
import type { CodeKind, WayToSignName } from './signing.ts'

type Proved = {
  way: WayToSignName
  inside: { id: string; name: string } | null
  codeKind?: CodeKind
  codeTo?: string
  evidence?: string
}

/** The signature itself, by whichever way it was proved: whose, when, from where, under which bytes. */
export async function giveSignature(work: Work, signing: Signing, { way, inside, ...proof }: Proved) {
  const signer = inside?.name ?? (await signerNamed(work, signing)) ?? ''
  const { id: signingId, contractId, number, called, partyId, paperSha256: sha256 } = signing
  await work.tx
    .updateTable('contractSignings')
    .set({
      ...{ state: 'signed', signer, signedBy: inside?.id ?? partyId, way, signedAt: work.now(), ...proof },
      ...{ address: work.address, userAgent: work.userAgent ?? null, sha256, codeId: null },
    })
    .where('id', '=', signingId)
    .where('state', '=', 'requested')
    .execute()
  const kind = kindOf(work, signing.kind).label
  work.record(signatureGiven, contractId, { number, kind, party: signer, signingId, signer, called, sha256, way })
}
