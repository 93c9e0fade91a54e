import type { Area } from '#platform/area.ts'
import { endWhatIsOver } from './daily.ts'
import { contractsPermissions } from './permissions.ts'
import { contractFactLines, contractFactWords, contractPartWords } from './words.ts'

export const contracts: Area = {
  name: 'contracts',
  label: 'العقود',
  permissions: contractsPermissions,
  factWords: contractFactWords,
  factLines: contractFactLines,
  partWords: contractPartWords,
  daily: endWhatIsOver,
}
