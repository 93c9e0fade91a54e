import { z } from 'zod'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { bookedExpired, bookedExpiring } from '../facts.ts'

/** So many days before it is taken off its sender hears of it. */
const daysBefore = 2
const mostADay = 2_000

/** Each morning: senders whose parcels were booked long ago and never brought are told, one message for all of them. */
export const warnOfExpiry = command({
  name: 'parcels.warn-of-expiry',
  permission: may.register,
  input: z.object({}),
  async run(work) {
    const { bookedDays } = await parcelRulesNow(work.tx)
    const rows = (await bookedBefore(work, bookedDays - daysBefore)).filter(({ expiryTold }) => !expiryTold)
    const day = daysAfter(dayOf(work.now()), daysBefore)
    for (const [senderId, booked] of Map.groupBy(rows, (row) => row.senderId)) {
      const ids = booked.map(({ id }) => id)
      await work.tx.updateTable('parcels').set({ expiryTold: true }).where('id', 'in', ids).execute()
      work.record(bookedExpiring, senderId, { senderId, count: booked.length, day })
    }
    if (rows.length === 0) work.repeated()
    return { told: rows.length }
  },
})

/** What was told of and still was not brought is cancelled; its number and its reference are free for a new one. */
export const expireBooked = command({
  name: 'parcels.expire-booked',
  permission: may.register,
  input: z.object({}),
  async run(work) {
    const { bookedDays } = await parcelRulesNow(work.tx)
    const told = (await bookedBefore(work, bookedDays)).filter(({ expiryTold }) => expiryTold)
    const counts = new Map<string, number>()
    for (const { id } of told) {
      const parcel = await loadParcelForUpdate(work, id, may.register)
      if (parcel.pieces.some(({ state }) => state !== 'registered') || parcel.heldReason !== null) continue
      await takeStep(work, parcel, { step: 'cancelled', reason: `لم يصلنا خلال ${howMany(bookedDays, 'day', 'acc')}` })
      counts.set(parcel.senderId, (counts.get(parcel.senderId) ?? 0) + 1)
    }
    const day = dayOf(work.now())
    for (const [senderId, count] of counts) work.record(bookedExpired, senderId, { senderId, count, day })
    if (counts.size === 0) work.repeated()
    return { cancelled: [...counts.values()].reduce((sum, count) => sum + count, 0) }
  },
})

/** Booked so many days ago or earlier, and with its sender still. */
const bookedBefore = (work: Work, days: number) =>
  work.tx
    .selectFrom('parcels')
    .select(['id', 'senderId', 'expiryTold'])
    .where('state', '=', 'registered')
    .where('isReturning', '=', false)
    .where('heldReason', 'is', null)
    .where('registeredAt', '<', timeOn(daysAfter(dayOf(work.now()), 1 - days), '00:00'))
    .orderBy('registeredAt')
    .limit(mostADay)
    .forUpdate()
    .execute()
