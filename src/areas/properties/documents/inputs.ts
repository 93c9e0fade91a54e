import { z } from 'zod'
import {
  addDocumentShape,
  correctDocumentShape,
  endsAfterIssue,
  otherIsNamed,
  withdrawDocumentShape,
} from '#areas/documents/public.ts'
import { propertyDocumentKinds } from './document-kinds.ts'

const property = { propertyId: z.uuid() }

export const AddPropertyDocumentInput = z
  .object({ ...property, ...addDocumentShape(propertyDocumentKinds) })
  .superRefine(...otherIsNamed)
  .superRefine(...endsAfterIssue)
export type AddPropertyDocumentForm = z.input<typeof AddPropertyDocumentInput>

export const CorrectPropertyDocumentInput = z.object({ ...property, ...correctDocumentShape }).superRefine(...endsAfterIssue)

export const WithdrawPropertyDocumentInput = z.object({ ...property, ...withdrawDocumentShape })
