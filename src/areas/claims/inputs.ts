import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText, rialsAbove, severalIds, written } from '#values/shapes.ts'
import { faultNames } from './claim.ts'

export const claimPictures = uploads({ kinds: ['jpeg', 'png', 'webp'], most: 8, megabytes: 10 })
const claimId = z.uuid()

export const ClaimPhotosInput = z.object({ claimId, photos: claimPictures.refine((files) => files.length > 0, 'التقط صورة.') })

/** What it costs and who is at fault; an area may ask for more beside it. */
export const AssessClaimShape = z.object({
  claimId,
  estimate: rialsAbove,
  estimateAbout: optionalText(300),
  atFault: chosen(faultNames, 'اختر من أخطأ.'),
})

/** The form brings the id, so a second press is the same claim. */
export const ClaimMarksInput = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  sheetId: z.uuid('اختر محضر الإعادة.'),
  marks: severalIds('اختر علامة جديدة واحدة على الأقل.', 20),
})
export type ClaimMarksForm = z.input<typeof ClaimMarksInput>

export const ChargeClaimInput = z.object({ claimId, from: chosen(['deposit', 'account'], 'اختر من أين يُدفع.') })

export const ReasonedClaimInput = z.object({ claimId, why: written('اكتب السبب.', 200) })
export type ReasonedClaimForm = z.input<typeof ReasonedClaimInput>
