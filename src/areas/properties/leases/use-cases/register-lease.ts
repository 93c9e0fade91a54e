import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { addTask, dueBy, settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { registeredWithMunicipality, registrationExcused, registrationSubmitted } from '../facts.ts'
import { ExcuseRegistrationInput, RecordRegistrationInput, SubmitRegistrationInput } from '../inputs.ts'
import { feeTask, type RegistrationState, registerTask } from '../lease.ts'
import { leaseHeld } from '../lease-held.ts'
import { chargeFee, mustNotBeOurs } from '../municipal-fee.ts'
import { inForceStates, mustBeItsOwn, mustBePossible, mustBeUsual, usualFee } from '../registration.ts'

const may = propertiesPermissions.registerLeases

const open: readonly RegistrationState[] = ['not-required', 'not-registered', 'submitted', 'expired']

async function heldToRegister(work: Work, contractId: string, from: readonly RegistrationState[]) {
  const held = await leaseHeld(work, contractId, may)
  if (!inForceStates.includes(held.contract.state)) throw new Refusal('properties.not-in-force', 'يُوثَّق العقد الساري وحده.')
  if (!from.includes(held.lease.registration))
    throw new Refusal('properties.registration-moved', 'تغيّرت حالة التوثيق قبل لحظة. حدّث الصفحة.')
  return held
}

/** The papers lie with the municipality. */
export const submitRegistration = command({
  name: 'properties.submit-registration',
  permission: may,
  input: SubmitRegistrationInput,
  async run(work, { contractId, on }) {
    const { contract, unit } = await heldToRegister(work, contractId, ['not-required', 'not-registered', 'expired'])
    mustBePossible(work, { on, signedOn: contract.signedOn })
    await work.tx
      .updateTable('leases')
      .set({ registration: 'submitted', submittedOn: on, registrationExcuse: null })
      .where('contractId', '=', contractId)
      .execute()
    work.record(registrationSubmitted, contractId, { number: contract.number, unit, on })
    return { id: contractId }
  },
})

/** The municipality gave it a number; its fee is charged to whoever bears it. */
export const recordRegistration = command({
  name: 'properties.record-registration',
  permission: may,
  input: RecordRegistrationInput,
  async run(work, { contractId, registration, on, until: typed, fee, way, sure, ...charging }) {
    const held = await heldToRegister(work, contractId, open)
    const { contract, lease, unit } = held
    const until = typed ?? contract.endsOn
    mustNotBeOurs(lease, way)
    mustBePossible(work, { on, signedOn: contract.signedOn, submittedOn: lease.submittedOn })
    await mustBeItsOwn(work, { unitId: lease.unitId, registration, on, until, endsOn: contract.endsOn })
    if (!sure) mustBeUsual(fee, await usualFee(work, lease, contract.value))
    // Registered once before: this is another round, with a fee of its own.
    const round = lease.registeredOn ? lease.registrationRound + 1 : lease.registrationRound
    await work.tx
      .updateTable('leases')
      .set({ registration: 'registered', registrationNumber: registration, registeredOn: on, registeredUntil: until })
      .set({ municipalFee: fee, feePaidDirectly: fee > 0n && way === 'self', registrationRound: round, registrationExcuse: null })
      .where('contractId', '=', contractId)
      .execute()
    await settleTasks(work, registerTask(contractId))
    work.record(registeredWithMunicipality, contractId, { number: contract.number, unit, registration, on })
    const now = { ...held, lease: { ...lease, registrationRound: round } }
    if (fee > 0n && way === 'now') await chargeFee(work, now, { registration, on, amount: fee, ...charging })
    if (fee > 0n && way === 'later') await askToCharge(work, now)
    return { id: contractId }
  },
})

/** Nobody was charged for the fee yet. */
async function askToCharge(work: Work, { contract, lease, unit }: Awaited<ReturnType<typeof heldToRegister>>) {
  await addTask(work, {
    ...{ ...feeTask(contract.id), period: `${lease.registrationRound}`, role: 'propertyOfficer', branchId: contract.branchId },
    ...{ title: `حمّل رسم البلدية للعقد ${contract.number}`, details: unit, dueAt: dueBy(daysAfter(dayOf(work.now()), 7)) },
  })
}

/** Somebody says why it need not be registered: nobody is asked to any more. */
export const excuseRegistration = command({
  name: 'properties.excuse-registration',
  permission: may,
  input: ExcuseRegistrationInput,
  async run(work, { contractId, reason }) {
    const { contract, unit } = await heldToRegister(work, contractId, ['not-registered', 'submitted', 'expired'])
    await work.tx
      .updateTable('leases')
      .set({ registration: 'not-required', registrationExcuse: reason })
      .where('contractId', '=', contractId)
      .execute()
    await settleTasks(work, registerTask(contractId))
    work.record(registrationExcused, contractId, { number: contract.number, unit, reason })
    return { id: contractId }
  },
})
