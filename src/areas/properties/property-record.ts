import type { RecordKind } from '#platform/area.ts'
import { maintainedProperties } from './maintained.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { propertyKind, propertyPath, unitKind, unitPath } from './property.ts'
import { property } from './property-detail.ts'
import { unit } from './unit-detail.ts'

/** What notes, attachments, tasks and history of a property hang on. */
export const propertyRecord: RecordKind = {
  ...{ kind: propertyKind, label: 'العقار', view: may.viewTenancies, edit: may.correct, path: propertyPath },
  maintenance: maintainedProperties,
  async find(ctx, id) {
    const one = await property(ctx, id)
    return one && { name: one.name, mayEdit: one.may.correct }
  },
}

export const unitRecord: RecordKind = {
  ...{ kind: unitKind, label: 'الوحدة', view: may.viewTenancies, edit: may.correct, path: unitPath },
  async find(ctx, id) {
    const one = await unit(ctx, id)
    return one && { name: `${one.called}، ${one.property}`, mayEdit: one.may.correct }
  },
}
