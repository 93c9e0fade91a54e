import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { poolImportsPath } from '../paths.ts'
import { equipmentPermissions } from '../permissions.ts'
import { poolImportFacts } from './facts.ts'
import { poolTable } from './pool-table.ts'
import { FoundPool, validatePools } from './validate-pools.ts'

const page: ImportPage<'pools', z.output<typeof FoundPool>, Record<string, never>> = {
  ...{ name: 'equipment', path: poolImportsPath, permission: equipmentPermissions.managePools },
  commands: {
    upload: 'equipment.upload-pools',
    check: 'equipment.check-pools',
    take: 'equipment.import-pools',
    refuse: 'equipment.refuse-pools',
  },
  facts: poolImportFacts,
  kinds: { pools: { label: 'السقالات', table: poolTable, validate: validatePools } },
  found: FoundPool,
  chosen: { typed: z.object({}), kept: z.object({}), read: () => Promise.resolve({}) },
}

export const { upload: uploadPools, check: checkPools, take: importPools, refuse: refusePools } = importCommands(page)
export const poolImportPages = importPages(page)
