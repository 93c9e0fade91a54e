import { offered } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { carForUpdate } from './load-for-update.ts'

/** Ready, and its licence and insurance hold a day longer than it stays away. */
export async function mustBeFitToGo(work: Work, { vehicleId, until }: { vehicleId: string; until: Date }) {
  const car = await carForUpdate(work, vehicleId)
  if (car.readiness !== 'ready') throw new Refusal('vehicles.not-ready', 'هذه المركبة ليست جاهزة. جهّزها أو اختر غيرها.')
  const row = await offered({ db: work.tx }).where('id', '=', vehicleId).executeTakeFirst()
  if (!row?.offeredUntil || row.offeredUntil < until)
    throw new Refusal('vehicles.papers-end', 'تنتهي رخصة المركبة أو وثيقة تأمينها قبل الإعادة. جدّدها أو اختر مركبة أخرى.')
  return car
}
