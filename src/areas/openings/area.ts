import type { Area } from '#platform/area.ts'
import { openingAnswers } from './answers.ts'
import { postOpening } from './opening-approval.ts'
import { seedOpenings } from './seed.ts'
import { undoOpeningItem } from './undo-approval.ts'
import { openingFactLines, openingFactWords } from './words.ts'

/** What the books before ours held, brought in table by table: balances of accounts, and paper by paper what lives on here. */
export const openings: Area = {
  name: 'openings',
  label: 'الأرصدة الافتتاحية',
  hooks: openingAnswers,
  approvals: [postOpening, undoOpeningItem],
  factWords: openingFactWords,
  factLines: openingFactLines,
  seed: seedOpenings,
}
