import { machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Room } from '#platform/rooms.ts'
import { viewFactLines, viewFactWords } from '../kept-views.ts'
import { machineKind } from './machine.ts'
import { machineRecord } from './machine-record.ts'
import { askToRenewPapers, permissionForPaper } from './papers.ts'
import { findMachines } from './queries.ts'
import { approveSale } from './selling.ts'
import { machineFactLines, machineFactWords } from './words.ts'

export const machines: Room = {
  records: [machineRecord],
  resources: [{ kind: machineKind, keeper: 'equipmentOfficer' }],
  approvals: [approveSale],
  permissionForFile: permissionForPaper,
  daily: askToRenewPapers,
  finder: { permission: may.view, find: foundMachines },
  factWords: { ...machineFactWords, ...viewFactWords },
  factLines: { ...machineFactLines, ...viewFactLines },
}

async function foundMachines(ctx: Ctx, words: string) {
  const found = await findMachines(ctx, words)
  return found.map(({ id, code, model, made, kindName }) => ({
    ...{ kind: machineKind, id, path: machinePath(id), detail: kindName },
    label: `${code}، ${model}، ${made}`,
  }))
}
