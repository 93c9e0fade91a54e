import { holdersByNumber } from '#areas/contracts/public.ts'
import { endMandateFee, freeMandateReserve, mustHoldNothing } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { daysAfter } from '#values/days.ts'
import { mandateCalledOff } from './calling-off.ts'
import { mandateKind, mandatePath } from './mandate.ts'
import { mandateValues } from './mandate-values.ts'
import { tellTheBooks } from './money-terms.ts'
import { chequeLists, propertiesUnder, standsEmpty } from './under.ts'

/** Mandates in the register of contracts. */
export const mandateContracts: ContractKind = {
  ...{ kind: mandateKind, label: 'اتفاقية إدارة أملاك', letters: 'M', roles: { owner: 'المالك' }, path: mandatePath },
  valuesOf: mandateValues,
  holders: holdersByNumber(mandateKind),
  standsEmpty,
  chequeLists,
  sending: (work, contract) => mustBeFree(work.tx, contract),
  activating: takeUnder,
  noticeGiven: (work, { id }, { lastDay }) => leave(work, id, lastDay),
  noticeWithdrawn: goOn,
  callOff: mandateCalledOff,
  terminating: (work, { id }, { on }) => isOver(work, id, on),
  ending: (work, { id }, { on }) => isOver(work, id, on),
  closing: (work, { id }) => mustHoldNothing(work, id),
  renewing: copyTo,
}

/** From its first day on the properties are under it, and under no other; the one it follows leaves them the day before. */
async function takeUnder(work: Work, contract: HeldContract) {
  const { id, startsOn, endsOn, autoRenew, predecessorId } = contract
  const ids = (await propertiesUnder(work.tx, id)).map((one) => one.id)
  await work.tx.selectFrom('properties').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  if (predecessorId) await leave(work, predecessorId, daysAfter(startsOn, -1))
  await mustBeFree(work.tx, contract)
  await work.tx
    .updateTable('mandateProperties')
    .set({ since: startsOn, until: autoRenew ? null : endsOn })
    .where('contractId', '=', id)
    .execute()
  await tellTheBooks(work, id)
}

/** Nobody signs for a property that another mandate has in that time; the one it follows has left by then. */
async function mustBeFree(tx: Work['tx'], { id, startsOn, endsOn, autoRenew, predecessorId }: HeldContract) {
  const ids = (await propertiesUnder(tx, id)).map((one) => one.id)
  const other = await tx
    .selectFrom('mandateProperties')
    .innerJoin('properties', 'properties.id', 'mandateProperties.propertyId')
    .select('properties.name')
    .where('propertyId', 'in', ids)
    .where('contractId', 'not in', [id, predecessorId ?? id])
    .where('since', '<=', autoRenew ? '9999-12-31' : endsOn)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', startsOn)]))
    .executeTakeFirst()
  if (other)
    throw new Refusal('properties.under-another', `${other.name} تحت اتفاقية إدارة أخرى في هذه المدة. أنهِها أو صحّح المدة أولًا.`)
}

/** Nothing stays under it after a day, and no month of it is paid for after that. */
async function leave(work: Work, contractId: string, on: string) {
  await endMandateFee(work, { mandateId: contractId, on })
  await work.tx
    .updateTable('mandateProperties')
    .set({ until: on })
    .where('contractId', '=', contractId)
    .where('since', '<=', on)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', on)]))
    .execute()
}

/** Notice is taken back: what it left is under it again as long as was agreed, unless another one has it by then. */
async function goOn(work: Work, contract: HeldContract) {
  const { id, endsOn, autoRenew } = contract
  const ids = (await propertiesUnder(work.tx, id)).map((one) => one.id)
  await work.tx.selectFrom('properties').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await mustBeFree(work.tx, contract)
  await endMandateFee(work, { mandateId: id, on: null })
  await work.tx
    .updateTable('mandateProperties')
    .set({ until: autoRenew ? null : endsOn })
    .where('contractId', '=', id)
    .execute()
}

async function isOver(work: Work, contractId: string, on: string) {
  await leave(work, contractId, on)
  await freeMandateReserve(work, contractId)
}

/** The mandate that follows begins with the same terms, about the same properties. */
async function copyTo({ tx }: Work, { id }: HeldContract, { successor }: { successor: HeldContract }) {
  const terms = await tx.selectFrom('mandates').selectAll().where('contractId', '=', id).executeTakeFirstOrThrow()
  await tx
    .insertInto('mandates')
    .values({ ...terms, contractId: successor.id, version: 1 })
    .execute()
  await tx
    .insertInto('mandateAccounts')
    .columns(['contractId', 'partyId', 'iban', 'holder'])
    .expression((eb) =>
      eb
        .selectFrom('mandateAccounts')
        .select([eb.val(successor.id).as('contractId'), 'partyId', 'iban', 'holder'])
        .where('contractId', '=', id),
    )
    .execute()
  const under = await propertiesUnder(tx, id)
  await tx
    .insertInto('mandateProperties')
    .values(under.map((one) => ({ contractId: successor.id, propertyId: one.id, since: null, until: null })))
    .execute()
}
