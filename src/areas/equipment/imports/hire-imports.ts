import { z } from 'zod'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { day } from '#values/shapes.ts'
import { branchFor } from '../machines/use-cases/add-machine.ts'
import { hireImportsPath } from '../paths.ts'
import { equipmentPermissions } from '../permissions.ts'
import { hireImportFacts } from './facts.ts'
import { hireTable } from './hire-table.ts'
import { FoundHire, validateHires } from './validate-hires.ts'

const permission = equipmentPermissions.manage
const Typed = z.object({ goLive: day('اكتب أول يوم في هذه الدفاتر.'), branchId: z.uuid('اختر الفرع.').optional() })
const Chosen = z.object({ goLive: z.string(), branchId: z.string() })
type Chosen = z.output<typeof Chosen>

const page: ImportPage<'hires', z.output<typeof FoundHire>, Chosen> = {
  ...{ name: 'equipment', path: hireImportsPath, permission },
  commands: {
    upload: 'equipment.upload-hires',
    check: 'equipment.check-hires',
    take: 'equipment.import-hires',
    refuse: 'equipment.refuse-hires',
  },
  facts: hireImportFacts,
  kinds: { hires: { label: 'التأجير القائم', table: hireTable, validate: validateHires } },
  found: FoundHire,
  chosen: { typed: Typed, kept: Chosen, read: (work, typed) => readChosen(work, typed as z.output<typeof Typed>) },
}

/** From which day on these books charge, and whose machines they are. */
async function readChosen(work: Work, { goLive, branchId }: z.output<typeof Typed>): Promise<Chosen> {
  if (goLive > dayOf(work.now())) throw fieldFault('goLive', 'لم يأت هذا اليوم بعد. اكتب أول يوم عملتم فيه على هذه الدفاتر.')
  return { goLive, branchId: await branchFor(work, branchId, permission) }
}

export const { upload: uploadHires, check: checkHires, take: importHires, refuse: refuseHires } = importCommands(page)
export const hireImportPages = importPages(page)
