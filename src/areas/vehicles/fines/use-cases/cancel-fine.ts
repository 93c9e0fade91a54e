import { chargesOnPapers, takeBackNet } from '#areas/finance/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { askNoMore } from '../absorbing.ts'
import { fineCancelled } from '../facts.ts'
import { undecided } from '../fine.ts'
import { ReasonedFineInput } from '../inputs.ts'
import { factData, type LoadedFine, loadFineForUpdate, mustBeUndecided } from '../load-for-update.ts'

/** The police took it back: nobody pays it, and whoever was charged with it has it back as credit with our fee. */
export const cancelFine = command({
  name: 'vehicles.cancel-fine',
  permission: vehiclesPermissions.fines,
  input: ReasonedFineInput,
  async run(work, { fineId: id, why }) {
    const fine = await loadFineForUpdate(work, id)
    if (fine.state === 'cancelled') {
      work.repeated()
      return { id }
    }
    const isCharged = fine.state === 'charged'
    if (isCharged) await takeBack(work, fine, why)
    else mustBeUndecided(fine)
    await work.tx
      .updateTable('carFines')
      .set({ state: 'cancelled', endReason: why, decidedBy: work.actor.id, decidedAt: work.now() })
      .where('id', '=', id)
      .where('state', 'in', isCharged ? ['charged'] : undecided)
      .execute()
    await askNoMore(work, id, 'ألغتها الشرطة')
    work.record(fineCancelled, id, { ...factData(fine), why })
    return { id }
  },
})

async function takeBack(work: Work, { reference, amount, fee, invoiceId, feeInvoiceId }: LoadedFine, why: string) {
  const charges = await chargesOnPapers(
    work,
    [invoiceId, feeInvoiceId].filter((id) => id !== null),
  )
  const reason = `أُلغيت المخالفة ${reference}: ${why}`
  await takeBackNet(work, { chargeIds: charges.map(({ id }) => id), net: amount + (fee ?? 0n), reason })
}
