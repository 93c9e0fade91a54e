import { z } from 'zod'
import { withdrawApproval } from '#areas/access/public.ts'
import { bearFine } from '#areas/finance/public.ts'
import { finePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { momentInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { plateText } from '#values/plates.ts'
import { fineAbsorbed } from './facts.ts'
import { isUndecided, undecided } from './fine.ts'
import { factData, type LoadedFine, loadFine } from './load-for-update.ts'

/** The renter is let off: it is the company's cost from here. */
export async function absorb(work: Work, fine: LoadedFine, why: string) {
  const { id, reference, branchId, vehicleId: resourceId, amount } = fine
  await bearFine(work, { id, reference, branchId, resourceId, amount })
  await work.tx
    .updateTable('carFines')
    .set({ state: 'absorbed', endReason: why, decidedBy: work.actor.id, decidedAt: work.now() })
    .where('id', '=', id)
    .where('state', 'in', undecided)
    .execute()
  work.record(fineAbsorbed, id, { ...factData(fine), why })
}

/** What waits for a second pair of eyes. */
export const AskedAbsorbing = z.object({ fineId: z.uuid(), why: z.string() })

/** Above what the rules leave to whoever keeps the fleet, somebody else agrees. */
export const approveAbsorbing: Approvable = {
  action: 'vehicles.absorb-fine',
  label: 'تحمّل الشركة مخالفة مرورية',
  approver: 'generalManager',
  async tell({ db, actor }, payload) {
    const { fineId, why } = AskedAbsorbing.parse(payload)
    const fine = await db.selectFrom('carFines').selectAll().where('id', '=', fineId).executeTakeFirstOrThrow()
    const plate = plateText({ digits: fine.plateDigits, letters: fine.plateLetters })
    return [
      {
        question: 'المخالفة',
        answer: `${fine.reference}، ${plate}، ${momentInWords(fine.at)}`,
        path: reaches(actor, may.fines, fine) ? finePath(fineId) : null,
      },
      { question: 'المبلغ', answer: inRials(fine.amount) },
      { question: 'السبب', answer: why },
      { question: 'بعد الاعتماد', answer: 'تُقيّد على الشركة، ولا يُطالب بها المستأجر.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.fines) ? finePath(AskedAbsorbing.parse(payload).fineId) : null
  },
  async apply(work, payload) {
    const { fineId, why } = AskedAbsorbing.parse(payload)
    const fine = await loadFine(work, fineId)
    if (!fine || !isUndecided(fine.state)) throw new Refusal('vehicles.fine-decided', 'بُتّ في هذه المخالفة بعد الطلب. ارفض الطلب.')
    await absorb(work, fine, why)
  },
}

/** It was decided otherwise: nobody is asked any more. */
export const askNoMore = (work: Work, subjectId: string, note: string) =>
  withdrawApproval(work, { action: approveAbsorbing.action, subjectId, note })
