import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { mustBeMerchantOneself } from '../../merchants/own-merchant.ts'
import { delegateAdded, delegateRemoved } from '../facts.ts'
import { AddDelegateInput, RemoveDelegateInput } from '../inputs.ts'

/** Who may send for a merchant at once. */
const most = 20

/** A merchant lets somebody register and follow his parcels; whoever is written again is changed. */
export const addOwnDelegate = command({
  name: 'parcels.add-delegate',
  permission: anyoneSignedIn,
  input: AddDelegateInput,
  async run(work, { name, phone, seesMoney }) {
    const { partyId, contractId } = await mustBeMerchantOneself(work)
    const held = await heldDelegates(work, { partyId, contractId })
    const before = held.find((one) => one.phone === phone)
    if (before?.name === name && before.seesMoney === seesMoney) {
      work.repeated()
      return { name }
    }
    if (!before && held.length >= most) throw fieldFault('phone', 'لا يزيد المفوَّضون على 20. أزل واحدًا أولًا.')
    const row = { name, seesMoney, byId: work.actor.id, since: work.now() }
    await work.tx
      .insertInto('parcelDelegates')
      .values({ ...row, merchantId: before?.merchantId ?? partyId, phone })
      .onConflict((conflict) => conflict.columns(['merchantId', 'phone']).doUpdateSet(row))
      .execute()
    work.record(delegateAdded, partyId, { merchant: await nameOf(work, partyId), name, phone, seesMoney })
    return { name }
  },
})

/** What they see and do ends with the next page they open. */
export const removeOwnDelegate = command({
  name: 'parcels.remove-delegate',
  permission: anyoneSignedIn,
  input: RemoveDelegateInput,
  async run(work, { phone }) {
    const { partyId } = await mustBeMerchantOneself(work)
    const gone = await work.tx
      .deleteFrom('parcelDelegates')
      .where('merchantId', 'in', recordsOf(partyId))
      .where('phone', '=', phone)
      .returning('name')
      .executeTakeFirst()
    if (!gone) work.repeated()
    else work.record(delegateRemoved, partyId, { merchant: await nameOf(work, partyId), name: gone.name })
    return { phone }
  },
})

/** Two at once wait for each other at the terms of the merchant. */
async function heldDelegates({ tx }: Work, { partyId, contractId }: { partyId: string; contractId: string }) {
  await tx.selectFrom('merchantTerms').select('contractId').where('contractId', '=', contractId).forUpdate().execute()
  return tx.selectFrom('parcelDelegates').selectAll().where('merchantId', 'in', recordsOf(partyId)).execute()
}

async function nameOf(work: Work, partyId: string) {
  const [party] = await customersNamed({ ...work, db: work.tx }, [partyId])
  return party?.name ?? ''
}
