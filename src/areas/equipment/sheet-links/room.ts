import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { sheetLinkNotices } from './notices.ts'
import { remindSigners } from './use-cases/remind-signers.ts'
import { signBySilence } from './use-cases/sign-by-silence.ts'
import { sheetLinkFactLines, sheetLinkFactWords } from './words.ts'

export const sheetLinks: Room = {
  factWords: sheetLinkFactWords,
  factLines: sheetLinkFactLines,
  notices: sheetLinkNotices,
  daily: async (house) => void (await signBySilence(asTheHouse(house), {})),
  often: async (house) => void (await remindSigners(asTheHouse(house), {})),
}
