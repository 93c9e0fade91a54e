import { contractCan } from '#areas/contracts/contract.ts'
import { held, movedMeanwhile } from '#areas/contracts/held.ts'
import { OneContractInput } from '#areas/contracts/inputs.ts'
import { mustBeSignable } from '#areas/contracts/moves.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { askAll, linkAgain } from '../asking.ts'
import { heldSigning, signerNamed } from '../found.ts'
import { SendLinkInput } from '../inputs.ts'
import { resendAfter, standingOf } from '../signing.ts'

const may = contractsPermissions.sendForSignature

/** Of what waits for signatures: everybody gets the link by which to sign. */
export const askSignatures = command({
  name: 'contracts.ask-signatures',
  permission: may,
  input: OneContractInput,
  async run(work, { contractId }) {
    const one = await held(work, contractId, may)
    if (!contractCan.sign(one)) throw movedMeanwhile()
    await askAll(work, one)
    return { id: contractId }
  },
})

/** A reminder to whoever has not signed yet, or a new link after theirs ended. */
export const sendSigningLink = command({
  name: 'contracts.send-signing-link',
  permission: may,
  input: SendLinkInput,
  async run(work, { contractId, signingId }) {
    const one = await held(work, contractId, may)
    const found = await work.tx
      .selectFrom('contractSignings')
      .select('id')
      .where('id', '=', signingId)
      .where('contractId', '=', contractId)
      .where('partyId', 'is not', null)
      .executeTakeFirst()
    if (!found) throw movedMeanwhile()
    const signing = await heldSigning(work, signingId)
    const standing = standingOf(signing, work.now())
    if (standing === 'signed' || standing === 'withdrawn') throw movedMeanwhile()
    if (work.now().getTime() - signing.askedAt.getTime() < resendAfter)
      throw new Refusal('contracts.link-just-sent', 'أُرسل الرابط قبل لحظة. انتظر دقيقة قبل أن تعيد إرساله.')
    const name = (await signerNamed(work, signing)) ?? ''
    await mustBeSignable(work, one)
    await linkAgain(work, one, { ...signing, name, isFresh: standing !== 'requested' })
    return { id: contractId }
  },
})
