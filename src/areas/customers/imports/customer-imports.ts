import { z } from 'zod'
import { customersImported, importChecked, importRefused, importUploaded } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { customerTable } from './import-columns.ts'
import { importsPath } from './import-paths.ts'
import { validateCustomers } from './import-rows.ts'

const page: ImportPage<'people', never, object> = {
  ...{ name: 'customers', path: importsPath, permission: customersPermissions.import },
  commands: {
    upload: 'customers.upload-import',
    check: 'customers.check-import',
    take: 'customers.import',
    refuse: 'customers.refuse-import',
  },
  facts: { uploaded: importUploaded, checked: importChecked, imported: customersImported, refused: importRefused },
  kinds: { people: { label: 'العملاء', table: customerTable, validate: validateCustomers } },
  found: z.never(),
  chosen: { typed: z.object({}), kept: z.object({}), read: () => Promise.resolve({}) },
}

export const { upload: uploadImport, check: checkImport, take: importCustomers, refuse: refuseImport } = importCommands(page)
export const customerImportPages = importPages(page)
