import { claimFactLines as linesOf, claimFactWords as wordsOf } from '#areas/claims/public.ts'
import { claimWords } from './claim.ts'

export const claimFactWords = wordsOf('equipment', claimWords.paper)
export const claimFactLines = linesOf({ area: 'equipment', paper: claimWords.paper, happened: 'ضرر' })
