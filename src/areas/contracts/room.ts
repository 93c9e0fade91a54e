import type { Room } from '#platform/rooms.ts'
import { inTurn } from '#platform/rounds.ts'
import { beginWhatIsSigned } from './begin-by-itself.ts'
import { approveCallingOff } from './calling-off.ts'
import { checkedContract } from './checked.ts'
import { contractsPath } from './contract.ts'
import { contractRecord } from './contract-record.ts'
import { endWhatIsOver } from './daily.ts'
import { approveEarlyEnd } from './early-end.ts'
import { callForWhatEnds } from './ending-tasks.ts'
import { contractFigures, soon } from './figures.ts'
import { permissionForFile } from './file-permission.ts'
import { foundContracts } from './found.ts'
import { contractsPermissions as may } from './permissions.ts'
import { contractsEnding } from './queries.ts'
import { contractFactLines, contractFactWords, contractPartWords } from './words.ts'

/** The contracts themselves, which every other room is about; they lie in the root of the area. */
export const register: Room = {
  desks: [{ path: contractsPath, label: 'العقود', permission: may.view, count: (ctx) => contractsEnding(ctx, soon) }],
  records: [contractRecord],
  finder: { permission: may.view, find: foundContracts },
  figures: contractFigures,
  permissionForFile,
  approvals: [approveEarlyEnd, approveCallingOff],
  checkPaper: checkedContract,
  // What is over ends before anybody is called for what ends soon.
  daily: inTurn(beginWhatIsSigned, endWhatIsOver, callForWhatEnds),
  factWords: contractFactWords,
  factLines: contractFactLines,
  partWords: contractPartWords,
}
