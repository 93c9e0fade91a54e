import { contractsSeen, viewingContracts } from '#areas/contracts/public.ts'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { latinDigits } from '#values/text.ts'
import { rentalKind, rentalStates } from './rental.ts'

const most = 5

/** Of the search over everything, for who sees rentals but not the register of contracts, which finds them itself. */
export async function foundRentals(ctx: Ctx, words: string) {
  const number = latinDigits(words).trim().toUpperCase()
  if (ctx.actor.may(viewingContracts) || !/^CR-?[A-Z0-9-]*$/.test(number)) return []
  const rows = await contractsSeen({ ...ctx, permission: may.viewReservations }, rentalKind)
    .innerJoin('carRentals', 'carRentals.contractId', 'contracts.id')
    .select(['contracts.id', 'number', 'title', 'carRentals.state'])
    .where('number', 'like', `${number}%`)
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, number: of, title, state }) => ({
    ...{ kind: 'rental', path: rentalPath(id), label: `عقد تأجير سيارة ${of}`, detail: `${title}، ${rentalStates[state]}` },
  }))
}
