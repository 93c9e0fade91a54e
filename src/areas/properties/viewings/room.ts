import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { viewingsRetained } from './personal.ts'
import { requestedViewings } from './queries.ts'
import { tellAllWatchers } from './use-cases/tell-watchers.ts'
import { ownViewingsPath, viewingsPath } from './viewing.ts'
import { viewingRecord } from './viewing-record.ts'
import { viewingFactLines, viewingFactWords, viewingPartWords } from './words.ts'

export const viewings: Room = {
  desks: [{ path: viewingsPath, label: 'المعاينات', permission: may.arrangeViewings, count: requestedViewings }],
  portal: [{ path: ownViewingsPath, label: 'معايناتي', permission: anyoneSignedIn }],
  records: [viewingRecord],
  often: tellAllWatchers,
  retained: viewingsRetained,
  factWords: viewingFactWords,
  factLines: viewingFactLines,
  partWords: viewingPartWords,
}
