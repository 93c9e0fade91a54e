import type { z } from 'zod'
import { branches } from '#areas/company/public.ts'
import { makeCustomer } from '#areas/customers/public.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { registerOld } from '../../exchanges/registering-old.ts'
import { shownNumber } from '../../journey/number.ts'
import { pricedFor, registerParcel } from '../../journey/registering.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { chargeCarriage } from '../../weighing/charging.ts'
import { TakeInParcelInput } from '../inputs.ts'
import { mustBeAllowed } from '../must-be-allowed.ts'

const may = parcelPermissions.register

/** Somebody stands at the counter with a parcel: registered, weighed and taken, priced once and for all. */
export const takeInParcel = command({
  name: 'parcels.take-in',
  permission: may,
  input: TakeInParcelInput,
  async run(work, asked) {
    const { id } = asked
    const before = await work.tx.selectFrom('parcels').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: shownNumber(before.number) }
    }
    mustBeAllowed(await parcelRulesNow(work.tx), asked)
    const fromBranchId = await branchFor(work, asked.branchId)
    const sender = await makeCustomer(work, { name: asked.senderName, phone: asked.senderPhone, roles: ['sender'] })
    const told = { ...fields(asked), fromBranchId, sender: senderIn(asked, sender.id) }
    const parcel = await registerParcel(work, told, await pricedFor(work, told.sender))
    await takeStep(work, parcel, { step: 'accepted' })
    if (asked.exchange) await registerOld(work, id)
    if (asked.payer === 'sender') await chargeCarriage(work, { parcel, weighed: null })
    return { id, number: shownNumber(parcel.number) }
  },
})

type Asked = z.output<typeof TakeInParcelInput>

const senderIn = ({ senderName, senderPhone, senderReference }: Asked, id: string) => ({
  ...{ id, name: senderName, phone: senderPhone, reference: senderReference ?? null },
})

function fields({ id, service, content, fragile, payer, place, ...asked }: Asked) {
  const { quarter = null, landmark = null, building = null, declaredValue = null, cod = 0n, toBranchId = null } = asked
  return {
    ...{ id, service, content, fragile, payer, place, quarter, landmark, building, declaredValue, cod },
    toBranchId: service === 'branch' ? toBranchId : null,
    recipient: { name: asked.recipientName, phone: asked.recipientPhone },
    pieces: asked.pieces.map(({ weight, length, width, height }) => ({
      grams: weight,
      size: length && width && height ? { length, width, height } : null,
    })),
  }
}

/** The branch at whose counter it is: the one that was chosen, else the first in which this person may. */
async function branchFor(work: Work, chosen: string | undefined) {
  const near = (await branches(work)).filter(({ id }) => reaches(work.actor, may, { branchId: id }))
  const branch = chosen ? near.find(({ id }) => id === chosen) : near[0]
  if (!branch) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  return branch.id
}
