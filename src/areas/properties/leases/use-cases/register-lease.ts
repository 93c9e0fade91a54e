import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { addTask, dueBy, settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { registeredWithMunicipality, registrationSubmitted } from '../facts.ts'
import { RecordRegistrationInput, SubmitRegistrationInput } from '../inputs.ts'
import { feeTask, leaseKind, type RegistrationState } from '../lease.ts'
import { leaseHeld } from '../lease-held.ts'
import { chargeFee } from '../municipal-fee.ts'

const may = propertiesPermissions.registerLeases

const inForce = ['active', 'suspended', 'notice-given']

async function heldToRegister(work: Work, contractId: string, { on, from }: { on: string; from: readonly RegistrationState[] }) {
  const held = await leaseHeld(work, contractId, may)
  if (on > dayOf(work.now())) throw fieldFault('on', 'هذا يوم لم يأتِ بعد.')
  if (!inForce.includes(held.contract.state)) throw new Refusal('properties.not-in-force', 'يُوثَّق العقد الساري وحده.')
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
    const { contract, unit } = await heldToRegister(work, contractId, { on, from: ['not-registered', 'expired'] })
    await work.tx
      .updateTable('leases')
      .set({ registration: 'submitted', submittedOn: on })
      .where('contractId', '=', contractId)
      .execute()
    work.record(registrationSubmitted, contractId, { number: contract.number, unit, on })
    return { id: contractId }
  },
})

/** Nobody was charged for the fee yet. */
async function askToCharge(work: Work, { contract, unit }: Awaited<ReturnType<typeof heldToRegister>>) {
  await addTask(work, {
    ...{ ...feeTask(contract.id), period: contract.id, role: 'propertyOfficer', branchId: contract.branchId },
    ...{ title: `حمّل رسم البلدية للعقد ${contract.number}`, details: unit, dueAt: dueBy(daysAfter(dayOf(work.now()), 7)) },
  })
}

/** The municipality gave it a number; its fee is charged to whoever bears it. */
export const recordRegistration = command({
  name: 'properties.record-registration',
  permission: may,
  input: RecordRegistrationInput,
  async run(work, { contractId, registration, on, fee, way, ...charging }) {
    const held = await heldToRegister(work, contractId, { on, from: ['not-registered', 'submitted', 'expired'] })
    await work.tx
      .updateTable('leases')
      .set({ registration: 'registered', registrationNumber: registration, registeredOn: on })
      .set({ municipalFee: fee, feePaidDirectly: fee > 0n && way === 'self' })
      .where('contractId', '=', contractId)
      .execute()
    await settleTasks(work, { rule: 'lease-registration', subject: { kind: leaseKind, id: contractId } })
    const { contract, unit } = held
    work.record(registeredWithMunicipality, contractId, { number: contract.number, unit, registration, on })
    if (fee > 0n && way === 'now') await chargeFee(work, held, { registration, on, amount: fee, ...charging })
    if (fee > 0n && way === 'later') await askToCharge(work, held)
    return { id: contractId }
  },
})
