import type { PropertyImportKind } from './import-kinds.ts'
import { judgeLeases } from './judge-leases.ts'
import { judgeOwners } from './judge-owners.ts'
import { judgeUnits } from './judge-units.ts'
import type { Asked, Brought, Judgement } from './judging.ts'

export const judges: Record<PropertyImportKind, (asked: Asked, brought: Brought) => Promise<Judgement>> = {
  units: judgeUnits,
  owners: judgeOwners,
  leases: judgeLeases,
}
