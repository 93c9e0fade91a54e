import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { day } from '#values/shapes.ts'
import { rentalImportsPath } from '../paths.ts'
import { vehiclesPermissions } from '../permissions.ts'
import { placeOf } from '../terms/queries.ts'
import { rentalImportFacts } from './facts.ts'
import { rentalTable } from './rental-table.ts'
import { FoundRental, validateRentals } from './validate-rentals.ts'

const permission = vehiclesPermissions.manage
const Typed = z.object({ goLive: day('اكتب أول يوم في هذه الدفاتر.'), placeId: z.uuid('اختر المكان.') })
const Chosen = z.object({ goLive: z.string(), placeId: z.string() })
type Chosen = z.output<typeof Chosen>

const page: ImportPage<'rentals', z.output<typeof FoundRental>, Chosen> = {
  ...{ name: 'vehicles', path: rentalImportsPath, permission },
  commands: {
    upload: 'vehicles.upload-rentals',
    check: 'vehicles.check-rentals',
    take: 'vehicles.import-rentals',
    refuse: 'vehicles.refuse-rentals',
  },
  facts: rentalImportFacts,
  kinds: { rentals: { label: 'الإيجارات القائمة', table: rentalTable, validate: validateRentals } },
  found: FoundRental,
  chosen: { typed: Typed, kept: Chosen, read: (work, typed) => readChosen(work, typed as z.output<typeof Typed>) },
}

/** From which day on these books charge, and where the cars went out and come back. */
async function readChosen(work: Work, { goLive, placeId }: z.output<typeof Typed>): Promise<Chosen> {
  if (goLive > dayOf(work.now())) throw fieldFault('goLive', 'لم يأت هذا اليوم بعد. اكتب أول يوم عملتم فيه على هذه الدفاتر.')
  const place = await placeOf(work.tx, placeId)
  if (!place?.active || !reaches(work.actor, permission, place)) throw fieldFault('placeId', 'اختر مكانًا من فروعك.')
  return { goLive, placeId }
}

export const { upload: uploadRentals, check: checkRentals, take: importRentals, refuse: refuseRentals } = importCommands(page)
export const rentalImportPages = importPages(page)
