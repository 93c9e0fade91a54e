import type { RecordKind } from '#platform/area.ts'
import { contractPath } from './contract.ts'
import { contract } from './contract-detail.ts'
import { contractsPermissions as may } from './permissions.ts'

export const contractRecordKind = 'contract'

/** What notes, attachments, tasks and history of a contract hang on. */
export const contractRecord: RecordKind = {
  ...{ kind: contractRecordKind, label: 'العقد', view: may.view, edit: may.draft, path: contractPath },
  async find(ctx, id) {
    const one = await contract(ctx, id)
    return one && { name: `${one.kindLabel} ${one.number}`, mayEdit: one.may.edit }
  },
}
