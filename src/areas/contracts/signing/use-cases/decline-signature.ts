import { kindOf } from '#areas/contracts/held.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { signatureDeclined } from '../facts.ts'
import { heldSigning, mustBeWanted, signerNamed, signingOfLink } from '../found.ts'
import { DeclineInput } from '../inputs.ts'

/** Whoever has the link says that it is not signed, and why: the office mends it or lets it be. */
export const declineSignature = command({
  name: 'contracts.decline-signature',
  permission: anyone,
  input: DeclineInput,
  async run(work, { signingToken: token, reason }) {
    const found = await signingOfLink({ db: work.tx }, token)
    if (!found) throw new Refusal('contracts.no-signing', 'لا توقيع مطلوب بهذا الرابط.', 404)
    const signing = await heldSigning(work, found.id)
    mustBeWanted(signing, work.now())
    await work.tx
      .updateTable('contractSignings')
      .set({ state: 'declined', declinedAt: work.now(), declineReason: reason, codeId: null })
      .where('id', '=', signing.id)
      .where('state', '=', 'requested')
      .execute()
    const signer = (await signerNamed(work, signing)) ?? ''
    const { id: signingId, contractId, number, askedBy } = signing
    const kind = kindOf(work, signing.kind).label
    work.record(signatureDeclined, contractId, { number, kind, party: signer, signingId, signer, reason, askedBy })
    return { token }
  },
})
