import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { fineImportsPath } from '../paths.ts'
import { fineImportChecked, fineImportRefused, fineImportUploaded, finesImported } from './facts.ts'
import { fineTable } from './fine-table.ts'
import { FoundFine } from './found.ts'
import { validateFines } from './validate-fines.ts'

const page: ImportPage<'fines', FoundFine, object> = {
  ...{ name: 'vehicles', path: fineImportsPath, permission: vehiclesPermissions.fines },
  commands: {
    upload: 'vehicles.upload-fines',
    check: 'vehicles.check-fines',
    take: 'vehicles.import-fines',
    refuse: 'vehicles.refuse-fines',
  },
  facts: { uploaded: fineImportUploaded, checked: fineImportChecked, imported: finesImported, refused: fineImportRefused },
  kinds: { fines: { label: 'كشف الشرطة', table: fineTable, validate: validateFines } },
  found: FoundFine,
  chosen: { typed: z.object({}), kept: z.object({}), read: () => Promise.resolve({}) },
}

export const { upload: uploadFines, check: checkFines, take: importFines, refuse: refuseFines } = importCommands(page)
export const fineImportPages = importPages(page)
