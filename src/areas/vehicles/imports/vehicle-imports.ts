import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { branchFor } from '../fleet/use-cases/add-vehicle.ts'
import { vehicleImportsPath } from '../paths.ts'
import { vehiclesPermissions } from '../permissions.ts'
import { fleetImportFacts } from './facts.ts'
import { FoundClass, validateVehicles } from './validate-vehicles.ts'
import { vehicleTable } from './vehicle-table.ts'

const Typed = z.object({ branchId: z.uuid('اختر الفرع.').optional() })
const Chosen = z.object({ branchId: z.string() })

const page: ImportPage<'fleet', z.output<typeof FoundClass>, z.output<typeof Chosen>> = {
  ...{ name: 'vehicles', path: vehicleImportsPath, permission: vehiclesPermissions.manage },
  commands: {
    upload: 'vehicles.upload-fleet',
    check: 'vehicles.check-fleet',
    take: 'vehicles.import-fleet',
    refuse: 'vehicles.refuse-fleet',
  },
  facts: fleetImportFacts,
  kinds: { fleet: { label: 'المركبات', table: vehicleTable, validate: validateVehicles } },
  found: FoundClass,
  chosen: {
    ...{ typed: Typed, kept: Chosen },
    read: async (work, typed) => ({ branchId: await branchFor(work, (typed as z.output<typeof Typed>).branchId) }),
  },
}

export const { upload: uploadVehicles, check: checkVehicles, take: importVehicles, refuse: refuseVehicles } = importCommands(page)
export const vehicleImportPages = importPages(page)
