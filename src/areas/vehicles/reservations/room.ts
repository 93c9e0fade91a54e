import { reservationPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Room } from '#platform/rooms.ts'
import { momentInWords } from '#values/dates.ts'
import { approveDiscount } from './discount-approval.ts'
import { reservationsPersonal, reservationsRetained } from './personal.ts'
import { findReservations } from './queries.ts'
import { reservationKind, reservationStates } from './reservation.ts'
import { reservationRecord } from './reservation-record.ts'
import { reservationSections } from './sections.ts'
import { expireHolds } from './use-cases/expire-holds.ts'
import { reservationFactLines, reservationFactWords, reservationPartWords } from './words.ts'

export const reservations: Room = {
  records: [reservationRecord],
  approvals: [approveDiscount],
  sections: reservationSections,
  finder: { permission: may.viewReservations, find: foundReservations },
  personal: reservationsPersonal,
  retained: reservationsRetained,
  often: async (house) => void (await expireHolds(asTheHouse(house), {})),
  factWords: reservationFactWords,
  factLines: reservationFactLines,
  partWords: reservationPartWords,
}

async function foundReservations(ctx: Ctx, words: string) {
  const found = await findReservations(ctx, words)
  return found.map(({ id, number, name, className, startsAt, state }) => ({
    ...{ kind: reservationKind, id, path: reservationPath(id), label: `حجز ${number}، ${name}` },
    detail: `${className}، ${momentInWords(startsAt)}، ${reservationStates[state]}`,
  }))
}
