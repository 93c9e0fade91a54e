import { makeCustomer, phoneOfCustomer } from '#areas/customers/public.ts'
import { knowOver, parcelsInHandOver, partiesInHandOver, settlingCustody } from '#areas/finance/public-cod.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { KnowOverInput } from '../inputs.ts'

/** Somebody who gave too much at the door, or a sender, is the owner of what was too much at a hand-over. */
export const knowOwnerOfOver = command({
  name: 'parcels.know-over',
  permission: settlingCustody,
  input: KnowOverInput,
  async run(work, { id, handOverId, whose, reason }) {
    const [kind = '', ownerId = ''] = whose.split(':')
    const owner = kind === 'parcel' ? await recipientIn(work, handOverId, ownerId) : await partyIn(work, handOverId, ownerId)
    const { number } = await knowOver(work, { id, handOverId, reason, ...owner })
    return { handOverId, number }
  },
})

const notOfIt = () => fieldFault('whose', 'اختر صاحب الزيادة ممن في هذه العهدة.')

async function partyIn(work: Work, handOverId: string, partyId: string) {
  const parties = await partiesInHandOver({ db: work.tx }, handOverId)
  if (!parties.some((one) => one.partyId === partyId)) throw notOfIt()
  return { partyId, phone: (await phoneOfCustomer({ db: work.tx }, partyId)) ?? '' }
}

async function recipientIn(work: Work, handOverId: string, parcelId: string) {
  const inIt = await parcelsInHandOver({ db: work.tx }, handOverId)
  if (!inIt.some((one) => one.parcelId === parcelId)) throw notOfIt()
  const { recipientName: name, recipientPhone: phone } = await work.tx
    .selectFrom('parcels')
    .select(['recipientName', 'recipientPhone'])
    .where('id', '=', parcelId)
    .executeTakeFirstOrThrow()
  if (!phone) throw notOfIt()
  const { id: partyId } = await makeCustomer(work, { name, phone, roles: ['recipient'] })
  return { partyId, phone }
}
