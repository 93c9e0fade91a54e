import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { ownHiresPath } from '../paths.ts'
import { hiredAnything } from './own-hires.ts'
import { portalFactLines, portalFactWords } from './words.ts'

export const portal: Room = {
  factWords: portalFactWords,
  factLines: portalFactLines,
  portal: [{ path: ownHiresPath, label: 'معداتي المؤجرة', permission: anyoneSignedIn, isTheirs: hiredAnything }],
}
