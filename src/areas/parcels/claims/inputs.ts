import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, rialsAbove, written } from '#values/shapes.ts'
import { claimantNames, claimKindNames } from './claim.ts'

const claimId = z.uuid()

const asked = {
  id: z.uuid(),
  claimant: chosen(claimantNames, 'اختر من يطالب.'),
  kind: chosen(claimKindNames, 'اختر ما حدث.'),
  asked: rialsAbove,
  what: written('اكتب ما حدث وما قيمة ما فُقد أو تضرر.', 600),
  photos: uploads({ kinds: ['jpeg', 'png', 'webp', 'pdf'], most: 6, megabytes: 10 }),
}
type Asked = { kind: string; photos: readonly unknown[] }

function mustShow({ kind, photos }: Asked, context: z.RefinementCtx) {
  if (kind === 'damaged' && photos.length === 0)
    context.addIssue({ code: 'custom', path: ['photos'], message: 'أرفق صورة لما تضرر.' })
}

export const OpenClaimInput = z.object({ parcelId: z.uuid(), ...asked }).superRefine(mustShow)
export const OpenOwnClaimInput = z.object({ parcelToken: z.string(), ...asked }).superRefine(mustShow)
export type ClaimForm = Partial<Record<'id' | 'claimant' | 'kind' | 'asked' | 'what' | 'photos', string>>

export const AssessClaimInput = z.object({
  claimId,
  assessed: rialsAbove,
  papers: z
    .literal('yes')
    .optional()
    .transform((word) => word === 'yes'),
  about: written('اكتب على ماذا بنيت التقدير.', 300),
})
export type AssessForm = Partial<Record<'assessed' | 'papers' | 'about', string>>

export const RejectClaimInput = z.object({ claimId, note: written('اكتب سبب الرفض كما يُقال لصاحبها.', 300) })
export type RejectForm = { note?: string }

export const PayClaimInput = z.object({
  claimId,
  accountId: z.uuid('اختر الحساب الذي دُفع منه.'),
  reference: written('اكتب مرجع التحويل.', 60),
})
export type PayForm = Partial<Record<'accountId' | 'reference', string>>
