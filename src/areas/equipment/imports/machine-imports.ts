import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { branchFor } from '../machines/use-cases/add-machine.ts'
import { machineImportsPath, operatorImportsPath } from '../paths.ts'
import { equipmentPermissions } from '../permissions.ts'
import { machineImportFacts, operatorImportFacts } from './facts.ts'
import { machineTable } from './machine-table.ts'
import { operatorTable } from './operator-table.ts'
import { FoundKind, validateMachines } from './validate-machines.ts'
import { FoundOperator, validateOperators } from './validate-operators.ts'

const Typed = z.object({ branchId: z.uuid('اختر الفرع.').optional() })
const Chosen = z.object({ branchId: z.string() })
type Chosen = z.output<typeof Chosen>

/** To which branch they go. */
const chosenBranch = (permission: Permission) => ({
  ...{ typed: Typed, kept: Chosen },
  read: async (work: Work, typed: Record<string, unknown>) => ({
    branchId: await branchFor(work, (typed as z.output<typeof Typed>).branchId, permission),
  }),
})

const { manage, manageOperators } = equipmentPermissions

const machinePage: ImportPage<'machines', z.output<typeof FoundKind>, Chosen> = {
  ...{ name: 'equipment', path: machineImportsPath, permission: manage },
  commands: {
    upload: 'equipment.upload-machines',
    check: 'equipment.check-machines',
    take: 'equipment.import-machines',
    refuse: 'equipment.refuse-machines',
  },
  facts: machineImportFacts,
  kinds: { machines: { label: 'المعدات', table: machineTable, validate: validateMachines } },
  ...{ found: FoundKind, chosen: chosenBranch(manage) },
}

export const {
  upload: uploadMachines,
  check: checkMachines,
  take: importMachines,
  refuse: refuseMachines,
} = importCommands(machinePage)
export const machineImportPages = importPages(machinePage)

const operatorPage: ImportPage<'operators', z.output<typeof FoundOperator>, Chosen> = {
  ...{ name: 'equipment', path: operatorImportsPath, permission: manageOperators },
  commands: {
    upload: 'equipment.upload-operators',
    check: 'equipment.check-operators',
    take: 'equipment.import-operators',
    refuse: 'equipment.refuse-operators',
  },
  facts: operatorImportFacts,
  kinds: { operators: { label: 'المشغّلون', table: operatorTable, validate: validateOperators } },
  ...{ found: FoundOperator, chosen: chosenBranch(manageOperators) },
}

export const {
  upload: uploadOperators,
  check: checkOperators,
  take: importOperators,
  refuse: refuseOperators,
} = importCommands(operatorPage)
export const operatorImportPages = importPages(operatorPage)
