import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { registrationCorrected } from '../facts.ts'
import { CorrectRegistrationInput } from '../inputs.ts'
import { leaseHeld } from '../lease-held.ts'
import { standingFee } from '../municipal-fee.ts'
import { mustBeItsOwn, mustBePossible, mustBeUsual, usualFee } from '../registration.ts'

const may = propertiesPermissions.registerLeases

/** What was written down of a registration was wrong. A fee that was charged is taken back by its paper first. */
export const correctRegistration = command({
  name: 'properties.correct-registration',
  permission: may,
  input: CorrectRegistrationInput,
  async run(work, { contractId, registration, on, until: typed, fee, sure, reason }) {
    const { contract, lease, unit } = await leaseHeld(work, contractId, may)
    const { registrationNumber, registeredOn, registeredUntil, municipalFee } = lease
    if (!registrationNumber || !registeredOn || !['registered', 'expired'].includes(lease.registration))
      throw new Refusal('properties.not-registered', 'لم يُسجَّل لهذا العقد توثيق يُصحَّح. حدّث الصفحة.')
    const until = typed ?? contract.endsOn
    mustBePossible(work, { on, signedOn: contract.signedOn, submittedOn: lease.submittedOn })
    await mustBeItsOwn(work, { unitId: lease.unitId, registration, on, until, endsOn: contract.endsOn })
    const standing = fee === municipalFee ? null : await standingFee(work, lease)
    if (standing)
      throw fieldFault('fee', `حُمّل الرسم بالورقة ${standing.number}. اعكسها في «المالية» أولًا، ثم صحّح المبلغ وحمّله من جديد.`)
    if (!sure && fee !== municipalFee) mustBeUsual(fee, await usualFee(work, lease, contract.value))
    await work.tx
      .updateTable('leases')
      .set({ registrationNumber: registration, registeredOn: on, registeredUntil: until, municipalFee: fee })
      // The next round says whether it is over.
      .set({ registration: 'registered' })
      .where('contractId', '=', contractId)
      .execute()
    const before = { registration: registrationNumber, on: registeredOn, until: registeredUntil, fee: municipalFee ?? 0n }
    work.record(registrationCorrected, contractId, {
      ...{ number: contract.number, unit, reason, before, registration, on, until, fee },
    })
    return { id: contractId }
  },
})
