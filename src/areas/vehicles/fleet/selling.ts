import { z } from 'zod'
import { barsAmong } from '#areas/calendar/public.ts'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { plateText } from '#values/plates.ts'
import { endStop } from '../out-of-use/standing.ts'
import { vehicleSold } from './facts.ts'
import { offerVehicle } from './offering.ts'

/** What waits for a second pair of eyes. */
export const AskedSale = z.object({ vehicleId: z.uuid(), on: z.string(), to: z.string(), amount: z.string() })
type Sale = z.output<typeof AskedSale>

async function heldVehicle(work: Work, id: string) {
  const row = await work.tx.selectFrom('vehicles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لا توجد هذه المركبة.', 404)
  return { ...row, plate: plateText({ digits: row.plateDigits, letters: row.plateLetters }) }
}

/** Nobody has it and nobody is promised it; that it is out of use keeps nobody from selling it. */
export async function mustBeUnpromised(work: Work, { id, readiness }: { id: string; readiness: string }) {
  if (readiness === 'sold') throw new Refusal('vehicles.sold', 'بيعت هذه المركبة من قبل.')
  const bars = await barsAmong({ db: work.tx, now: work.now }, [id], { from: work.now(), until: farAhead(work.now()) })
  if (bars.some(({ kind }) => kind !== 'maintenance'))
    throw new Refusal('vehicles.promised', 'المركبة مؤجرة أو محجوزة. أعدها أو انقل حجوزاتها إلى غيرها أولًا.')
}

/** Nobody books so far ahead. */
const farAhead = (now: Date) => new Date(now.getTime() + 20 * 365 * 86_400_000)

/** It is let to nobody any more, and all that happened to it stays. */
async function sell(work: Work, { vehicleId: id, on, to, amount }: Sale) {
  const one = await heldVehicle(work, id)
  await mustBeUnpromised(work, one)
  await work.tx
    .updateTable('vehicles')
    .set({ readiness: 'sold', soldOn: on, soldTo: to, soldFor: BigInt(amount), version: one.version + 1 })
    .where('id', '=', id)
    .execute()
  await offerVehicle(work, { id, classId: one.classId, isSold: true })
  await endStop(work, id)
  work.record(vehicleSold, id, { plate: one.plate, model: one.model, on, to, amount: BigInt(amount) })
}

export const approveSale: Approvable = {
  action: 'vehicles.sell',
  label: 'بيع مركبة',
  approver: 'generalManager',
  async tell({ db, actor }, payload) {
    const { vehicleId, on, to, amount } = AskedSale.parse(payload)
    const row = await db.selectFrom('vehicles').selectAll().where('id', '=', vehicleId).executeTakeFirstOrThrow()
    const plate = plateText({ digits: row.plateDigits, letters: row.plateLetters })
    const bought = row.boughtFor !== null && reaches(actor, may.viewCosts, row) ? inRials(row.boughtFor) : null
    return [
      {
        question: 'المركبة',
        answer: `${row.model} ${plate}`,
        path: reaches(actor, may.view, row) ? vehiclePath(vehicleId) : null,
      },
      { question: 'المشتري', answer: to },
      { question: 'يوم البيع', answer: dayInWords(on) },
      { question: 'الثمن', answer: inRials(BigInt(amount)) },
      ...(bought ? [{ question: 'اشتُريت بمبلغ', answer: bought }] : []),
      { question: 'بعد الاعتماد', answer: 'لا تُؤجَّر ولا تُحجز بعدها، ويبقى سجلها. يُقيّد ثمنها وربحها أو خسارتها بقيد محاسبي.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.manage) ? vehiclePath(AskedSale.parse(payload).vehicleId) : null
  },
  apply: (work, payload) => sell(work, AskedSale.parse(payload)),
}
