import type { Room } from '#platform/rooms.ts'
import { foundPlaces } from './found.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { propertiesPath, unitKind } from './property.ts'
import { propertyRecord, unitRecord } from './property-record.ts'
import { vacantFigure } from './queries.ts'
import { propertyFactLines, propertyFactWords, propertyPartWords } from './words.ts'

/** Properties and their units, which every other room is about; they lie in the root of the area. */
export const places: Room = {
  desks: [{ path: propertiesPath, label: 'العقارات', permission: may.view }],
  acts: [{ path: `${propertiesPath}/new`, label: 'أضف عقارًا', permission: may.add }],
  records: [propertyRecord, unitRecord],
  resources: [{ kind: unitKind, keeper: 'propertyOfficer' }],
  finder: { permission: may.view, find: foundPlaces },
  figures: [vacantFigure],
  factWords: propertyFactWords,
  factLines: propertyFactLines,
  partWords: propertyPartWords,
}
