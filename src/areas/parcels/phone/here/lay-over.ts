import { type Operation, textOf } from '#ui/offline/queue.ts'
import { readNumber } from '../../journey/number.ts'
import type { CourierPickup } from '../../pickups/courier-pickups.ts'
import { movedStops } from '../../runs/moved-stops.ts'
import type { CourierDay, DayRun, DayStop } from '../queries.ts'

type Day = Pick<CourierDay, 'runs' | 'custody' | 'pickups' | 'fetched'>

/** The day as it will be once the office has what was done here. */
export function laidOver<Shown extends Day>(day: Shown, operations: readonly Operation[]): Shown {
  return operations.reduce(withOne, day)
}

function withOne<Shown extends Day>(day: Shown, one: Operation): Shown {
  if (one.state === 'refused') return day
  if (one.act === 'moved') return { ...day, runs: day.runs.map((run) => inNewOrder(run, one)) }
  if (one.act in pickupChanges) return atPickup(day, one)
  const after = changes[one.act]
  const stop = day.runs.flatMap(({ stops }) => stops).find((other) => isMeant(other, one))
  if (!after || !stop) return day
  const runs = day.runs.map((run) => ({ ...run, stops: run.stops.map((other) => (other === stop ? after(other, one) : other)) }))
  const isTaken = one.act === 'delivered' && stop.state !== 'delivered' && textOf(one, 'way') !== 'card'
  const sum = day.custody.sum + (isTaken ? stop.due.cash : 0n)
  return { ...day, runs, custody: { ...day.custody, sum } }
}

function inNewOrder(run: DayRun, one: Operation): DayRun {
  const moved = { stopId: textOf(one, 'stopId'), before: textOf(one, 'before') || undefined, after: textOf(one, 'after') }
  const stops = movedStops(run.stops, moved)
  return stops ? { ...run, stops: stops.map((stop, at) => ({ ...stop, position: at + 1 })) } : run
}

const isMeant = (stop: DayStop, one: Operation) =>
  one.act === 'loaded'
    ? textOf(one, 'parcel').replace(/\D/g, '').includes(stop.bare.replace(/\D/g, ''))
    : stop.id === textOf(one, 'stopId')

const changes: Readonly<Record<string, ((stop: DayStop, one: Operation) => DayStop) | undefined>> = {
  loaded: (stop) => (stop.state === 'planned' && stop.pieceCount === 1 ? { ...stop, state: 'loaded' } : stop),
  called: (stop) => ({ ...stop, calls: stop.calls + 1 }),
  failed: (stop, one) => ({ ...stop, state: 'failed', reason: textOf(one, 'reason') as DayStop['reason'] }),
  delivered: (stop) => ({ ...stop, state: 'delivered' }),
  'old-taken': (stop) => ({ ...stop, exchange: stop.exchange && { ...stop.exchange, isTaken: true } }),
}

function atPickup<Shown extends Day>(day: Shown, one: Operation): Shown {
  const before = day.pickups.find(({ id }) => id === textOf(one, 'pickupId'))
  const after = before && pickupChanges[one.act]?.(before, one)
  if (!before || !after) return day
  const pickups = day.pickups.map((pickup) => (pickup === before ? after : pickup))
  return { ...day, pickups, fetched: day.fetched + after.taken - before.taken }
}

const pickupChanges: Readonly<Record<string, (pickup: CourierPickup, one: Operation) => CourierPickup>> = {
  collected(pickup, one) {
    const read = readNumber(textOf(one, 'parcel'))
    if (read === null || read === 'wrong') return pickup
    const { number, piece } = read
    const before = pickup.parcels.find((parcel) => parcel.number === number)
    // Booked after the day was loaded: the office knows it.
    const parcel = before ?? { number, pieceCount: 1, recipientName: '', isTaken: false, isWhole: false }
    const scanned = { ...parcel, isTaken: true, isWhole: parcel.isWhole || piece === null || parcel.pieceCount === 1 }
    const parcels = [...pickup.parcels.filter((other) => other !== before), scanned]
    return { ...pickup, parcels, taken: parcels.filter(({ isTaken }) => isTaken).length }
  },
  'pickup-closed': (pickup) => ({ ...pickup, isOpen: false }),
}
