import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { isAbroad } from '../../tariff/places.ts'
import { carrierTook } from '../facts.ts'
import { GiveToCarrierInput } from '../inputs.ts'

/** Abroad it goes with a carrier, who has all its pieces then. */
export const giveToCarrier = command({
  name: 'parcels.give-to-carrier',
  permission: may.sort,
  input: GiveToCarrierInput,
  async run(work, { parcelId, ...given }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.sort)
    if (!isAbroad(parcel.place)) throw new Refusal('parcels.not-abroad', 'هذا الطرد داخل عُمان، ويوصله مندوبنا.')
    const before = await work.tx.selectFrom('parcelCarriers').selectAll().where('parcelId', '=', parcelId).executeTakeFirst()
    if (before?.endedAt === null && before.carrierNumber === given.carrierNumber) {
      work.repeated()
      return { parcelId }
    }
    const { carrier, carrierNumber } = given
    await mustBeFree(work, { parcelId, carrier, carrierNumber })
    await takeStep(work, parcel, { step: 'given-to-carrier', note: `${carrier}، ${carrierNumber}` })
    const row = { ...given, parcelId, givenAt: work.now(), givenBy: work.actor.id, endedAt: null }
    await work.tx
      .insertInto('parcelCarriers')
      .values(row)
      .onConflict((conflict) => conflict.column('parcelId').doUpdateSet(row))
      .execute()
    const { senderId, recipientPhone } = parcel
    work.record(carrierTook, parcelId, { number: shownNumber(parcel.number), senderId, recipientPhone, carrier, carrierNumber })
    return { parcelId }
  },
})

type Numbered = { parcelId: string; carrier: string; carrierNumber: string }

async function mustBeFree({ tx }: Work, { parcelId, carrier, carrierNumber }: Numbered) {
  const other = await tx
    .selectFrom('parcelCarriers')
    .select('parcelId')
    .where('carrier', '=', carrier)
    .where('carrierNumber', '=', carrierNumber)
    .where('endedAt', 'is', null)
    .where('parcelId', '<>', parcelId)
    .executeTakeFirst()
  if (other) throw fieldFault('carrierNumber', 'هذا الرقم على طرد آخر معه. راجع ورقة الناقل.')
}
