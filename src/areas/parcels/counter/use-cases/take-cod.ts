import { takeBackCod, takeCod } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { isAgents } from '../agents.ts'
import { codStill } from '../due.ts'
import { OfParcelInput, TakeCodInput } from '../inputs.ts'

/** Whoever came pays for the sender: into the box of whoever stands at the counter, or by card. */
export const takeCodAtCounter = command({
  name: 'parcels.take-cod',
  permission: may.handOver,
  input: TakeCodInput,
  async run(work, { parcelId, way, reference }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.handOver)
    if (parcel.state !== 'ready-for-pickup')
      throw new Refusal('parcels.not-ready', 'الطرد ليس بانتظار صاحبه في الفرع. افتحه لترى ما جرى.')
    if (way === 'box' && (await isAgents(work, parcel.branchId)))
      throw new Refusal('parcels.at-agent', 'هذا محل وكيل: اقبض المطلوب كله في عهدتك.')
    const amount = await codStill(work, parcel)
    if (amount === 0n) {
      work.repeated()
      return { parcelId }
    }
    const { branchId, senderId: merchantId } = parcel
    await takeCod(work, { parcelId, number: shownNumber(parcel.number), merchantId, branchId, amount, way, reference })
    return { parcelId }
  },
})

/** Whoever paid went away without the parcel: the money goes back to them at once. */
export const giveCodBack = command({
  name: 'parcels.give-cod-back',
  permission: may.handOver,
  input: OfParcelInput,
  async run(work, { parcelId }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.handOver)
    if (parcel.state !== 'ready-for-pickup')
      throw new Refusal('parcels.not-ready', 'الطرد ليس بانتظار صاحبه في الفرع. افتحه لترى ما جرى.')
    const isBack = await takeBackCod(work, { parcelId, reason: 'لم يستلم صاحبه الطرد' })
    if (!isBack) work.repeated()
    return { parcelId }
  },
})
