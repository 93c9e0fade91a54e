import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { plannedDay } from '#values/shapes.ts'
import { priceImportsPath } from '../paths.ts'
import { vehiclesPermissions } from '../permissions.ts'
import { priceImportFacts } from './facts.ts'
import { priceTable } from './price-table.ts'
import { FoundPrice, validatePrices } from './validate-prices.ts'

const Typed = z.object({ validFrom: plannedDay('اكتب تاريخ السريان، مثل 1/7/2026.') })
const Chosen = z.object({ validFrom: z.string() })

const page: ImportPage<'prices', z.output<typeof FoundPrice>, z.output<typeof Chosen>> = {
  ...{ name: 'vehicles', path: priceImportsPath, permission: vehiclesPermissions.managePrices },
  commands: {
    upload: 'vehicles.upload-prices',
    check: 'vehicles.check-prices',
    take: 'vehicles.import-prices',
    refuse: 'vehicles.refuse-prices',
  },
  facts: priceImportFacts,
  kinds: { prices: { label: 'أسعار السيارات', table: priceTable, validate: validatePrices } },
  found: FoundPrice,
  chosen: {
    ...{ typed: Typed, kept: Chosen },
    read(work, typed) {
      const { validFrom } = typed as z.output<typeof Typed>
      if (validFrom < dayOf(work.now())) throw fieldFault('validFrom', 'الأسعار لا تسري من يوم مضى. اكتب اليوم أو ما بعده.')
      return Promise.resolve({ validFrom })
    },
  },
}

export const { upload: uploadPrices, check: checkPrices, take: importPrices, refuse: refusePrices } = importCommands(page)
export const priceImportPages = importPages(page)
