import { contractsPermissions as may } from '#areas/contracts/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { inTurn } from '#platform/rounds.ts'
import { hearFromService } from './service/use-cases/sign-by-service.ts'
import { serviceFactLines, serviceFactWords } from './service/words.ts'
import { signingServicePath } from './signing.ts'
import { completeWhatIsSigned } from './use-cases/complete-signing.ts'
import { signaturesWaiting } from './waiting.ts'
import { signingFactLines, signingFactWords } from './words.ts'

export const signing: Room = {
  acts: [{ path: signingServicePath, label: 'مزوّد التوقيع', permission: may.connectSigning }],
  waiting: signaturesWaiting,
  often: inTurn(hearFromService, completeWhatIsSigned),
  factWords: { ...signingFactWords, ...serviceFactWords },
  factLines: { ...signingFactLines, ...serviceFactLines },
}
