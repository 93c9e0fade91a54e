import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { inspectionKinds, inspectionPath } from './inspection.ts'
import { inspection } from './queries.ts'
import { inspectionKind } from './unit-sheet.ts'

/** What the pictures and notes of an inspection hang on. */
export const inspectionRecord: RecordKind = {
  ...{ kind: inspectionKind, label: 'المحضر', view: may.view, edit: may.inspect, path: inspectionPath },
  async find(ctx, id) {
    const one = await inspection(ctx, id)
    return one && { name: `${inspectionKinds[one.kind]}، ${one.called}، ${one.property}`, mayEdit: one.mayEdit }
  },
}
