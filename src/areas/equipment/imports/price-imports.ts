import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { plannedDay } from '#values/shapes.ts'
import { machinePriceImportsPath } from '../paths.ts'
import { equipmentPermissions } from '../permissions.ts'
import { machinePriceImportFacts } from './facts.ts'
import { priceTable } from './price-table.ts'
import { FoundPrice, validatePrices } from './validate-prices.ts'

const Typed = z.object({ validFrom: plannedDay('اكتب تاريخ السريان، مثل 1/7/2026.') })
const Chosen = z.object({ validFrom: z.string() })

const page: ImportPage<'prices', z.output<typeof FoundPrice>, z.output<typeof Chosen>> = {
  ...{ name: 'equipment', path: machinePriceImportsPath, permission: equipmentPermissions.managePrices },
  commands: {
    upload: 'equipment.upload-prices',
    check: 'equipment.check-prices',
    take: 'equipment.import-prices',
    refuse: 'equipment.refuse-prices',
  },
  facts: machinePriceImportFacts,
  kinds: { prices: { label: 'أسعار المعدات', table: priceTable, validate: validatePrices } },
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

export const {
  upload: uploadMachinePrices,
  check: checkMachinePrices,
  take: importMachinePrices,
  refuse: refuseMachinePrices,
} = importCommands(page)
export const machinePriceImportPages = importPages(page)
