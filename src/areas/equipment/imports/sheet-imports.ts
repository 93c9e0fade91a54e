import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { sheetImportsPath } from '../paths.ts'
import { equipmentPermissions } from '../permissions.ts'
import { sheetImportFacts } from './facts.ts'
import { sheetTable } from './sheet-table.ts'
import { FoundDays, validateSheets } from './validate-sheets.ts'

const page: ImportPage<'sheets', z.output<typeof FoundDays>, Record<string, never>> = {
  ...{ name: 'equipment', path: sheetImportsPath, permission: equipmentPermissions.recordSheets },
  commands: {
    upload: 'equipment.upload-sheets',
    check: 'equipment.check-sheets',
    take: 'equipment.import-sheets',
    refuse: 'equipment.refuse-sheets',
  },
  facts: sheetImportFacts,
  kinds: { sheets: { label: 'كشوف الساعات', table: sheetTable, validate: validateSheets } },
  found: FoundDays,
  chosen: { typed: z.object({}), kept: z.object({}), read: () => Promise.resolve({}) },
}

export const { upload: uploadSheets, check: checkSheets, take: importSheets, refuse: refuseSheets } = importCommands(page)
export const sheetImportPages = importPages(page)
