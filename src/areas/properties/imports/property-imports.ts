import { z } from 'zod'
import { branches } from '#areas/company/public.ts'
import { type ImportPage, importCommands, importPages } from '#areas/imports/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { plannedDay } from '#values/shapes.ts'
import { importTables } from './columns.ts'
import { importChecked, importRefused, importUploaded, propertiesImported } from './facts.ts'
import { importsPath, type PropertyImportKind, propertyImportKinds } from './import-kinds.ts'
import { judgeLeases } from './judge-leases.ts'
import { judgeOwners } from './judge-owners.ts'
import { judgeUnits } from './judge-units.ts'
import type { Asked, Brought, Judgement } from './judging.ts'
import { ImportPlace } from './places.ts'

const Typed = z.object({
  branchId: z.uuid('اختر الفرع.').optional(),
  since: plannedDay('اكتب من متى، مثل 1/1/2026.').optional(),
})
const Chosen = z.object({ branchId: z.string().nullable(), since: z.string().nullable() })
type Chosen = z.output<typeof Chosen>

const kindOf = (kind: PropertyImportKind, judge: (asked: Asked, brought: Brought) => Promise<Judgement>) => ({
  ...{ label: propertyImportKinds[kind], table: importTables[kind] },
  validate: (work: Work, { chosen, ...brought }: Omit<Brought, keyof Chosen> & { chosen: Chosen }) =>
    judge(work, { ...brought, ...chosen }),
})

const page: ImportPage<PropertyImportKind, ImportPlace, Chosen> = {
  ...{ name: 'properties', path: importsPath, permission: propertiesPermissions.import },
  commands: {
    upload: 'properties.upload-import',
    check: 'properties.check-import',
    take: 'properties.import',
    refuse: 'properties.refuse-import',
  },
  facts: { uploaded: importUploaded, checked: importChecked, imported: propertiesImported, refused: importRefused },
  kinds: {
    units: kindOf('units', judgeUnits),
    owners: kindOf('owners', judgeOwners),
    leases: kindOf('leases', judgeLeases),
  },
  found: ImportPlace,
  chosen: {
    ...{ typed: Typed, kept: Chosen },
    async read(work, typed) {
      const { branchId, since = null } = typed as z.output<typeof Typed>
      return { branchId: await branchFor(work, branchId), since }
    },
  },
}

/** The branch new properties go to: the one that was chosen, else the only one in which this person may. */
async function branchFor(work: Work, chosen: string | undefined) {
  const near = (await branches(work)).filter(({ id }) => reaches(work.actor, propertiesPermissions.import, { branchId: id }))
  if (chosen && !near.some(({ id }) => id === chosen)) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  const [only, other] = near
  return chosen ?? (other ? null : (only?.id ?? null))
}

export const { upload: uploadImport, check: checkImport, take: importProperties, refuse: refuseImport } = importCommands(page)
export const propertyImportPages = importPages(page)
