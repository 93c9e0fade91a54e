import { z } from 'zod'
import { documentKinds, partyRoles, relationKinds } from '#areas/customers/customer.ts'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, day, email, iban, optionalText, rials, whenRight, written } from '#values/shapes.ts'
import { realPhone } from './identifiers.ts'
import { recordColumns } from './record-columns.ts'

/** What is done to a customer on the page of the record: `id` is the customer, from the address. */

const reason = written('اكتب السبب.', 300)
const anyDay = day('اختر التاريخ.')
const customerOnly = { id: z.uuid() }

export const FlagInput = z.object({
  ...customerOnly,
  risk: chosen(['watch', 'blocked'], 'اختر من القائمة.'),
  reason,
  until: anyDay.optional(),
})
export type FlagForm = z.input<typeof FlagInput>

export const LiftFlagInput = z.object({ ...customerOnly, reason })
export const CreditLimitInput = z.object({ ...customerOnly, creditLimit: rials.optional(), reason: optionalText(300) })
export type CreditLimitForm = z.input<typeof CreditLimitInput>

/** `fromId` is the branch it stood in when the form was shown. */
export const MoveInput = z.object({
  ...customerOnly,
  fromId: z.uuid().optional(),
  branchId: z.uuid('اختر الفرع.'),
  /** The branch they leave goes on serving them. */
  keeps: z.literal('yes').optional(),
  reason: optionalText(300),
})
export type MoveForm = z.input<typeof MoveInput>

export const GiveRoleInput = z.object({ ...customerOnly, role: chosen(partyRoles, 'اختر من القائمة.') })
export type GiveRoleForm = z.input<typeof GiveRoleInput>
export const EndRoleInput = z.object({ ...customerOnly, roleId: z.uuid() })

export const AddContactInput = z
  .object({
    ...customerOnly,
    contactName: written('اكتب الاسم.', 120),
    position: optionalText(80),
    contactPhone: realPhone.optional(),
    contactEmail: email.optional(),
  })
  .superRefine(
    ({ contactPhone, contactEmail }, context) => {
      if (!contactPhone && !contactEmail)
        context.addIssue({ code: 'custom', path: ['contactPhone'], message: 'اكتب رقم الهاتف أو البريد الإلكتروني.' })
    },
    whenRight('contactPhone', 'contactEmail'),
  )
export type AddContactForm = z.input<typeof AddContactInput>
export const RemoveContactInput = z.object({ ...customerOnly, contactId: z.uuid() })

export const AddBankAccountInput = z.object({
  ...customerOnly,
  iban,
  holder: written('اكتب اسم صاحب الحساب كما في البنك.', 120),
  bank: optionalText(80),
})
export type AddBankAccountForm = z.input<typeof AddBankAccountInput>
export const RemoveBankAccountInput = z.object({ ...customerOnly, bankAccountId: z.uuid() })

const orderly = ({ since, until }: { since?: string | undefined; until?: string | undefined }, context: z.RefinementCtx) => {
  if (since && until && until < since)
    context.addIssue({ code: 'custom', path: ['until'], message: 'تاريخ النهاية بعد تاريخ البداية.' })
}

export const AppointInput = z
  .object({
    ...customerOnly,
    relation: chosen(relationKinds, 'اختر من القائمة.'),
    other: written('اكتب رقم العميل الآخر أو هاتفه.', 60),
    powers: optionalText(300),
    since: anyDay.optional(),
    until: anyDay.optional(),
  })
  .superRefine(orderly, whenRight('since', 'until'))
export type AppointForm = z.input<typeof AppointInput>
export const EndRelationInput = z.object({ ...customerOnly, relationId: z.uuid() })

const documentShape = {
  documentKind: chosen(documentKinds, 'اختر نوع الوثيقة.'),
  number: optionalText(30),
  issuedOn: anyDay.optional(),
  expiresOn: anyDay.optional(),
  file: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
}

export const AddDocumentInput = z
  .object({ ...customerOnly, ...documentShape })
  .superRefine(documentDays, whenRight('issuedOn', 'expiresOn'))
export type AddDocumentForm = z.input<typeof AddDocumentInput>

export const VerifyDocumentInput = z.object({ ...customerOnly, documentId: z.uuid() })
export const RefuseDocumentInput = z.object({ ...customerOnly, documentId: z.uuid(), reason })
export type RefuseDocumentForm = z.input<typeof RefuseDocumentInput>

function documentDays(
  { issuedOn, expiresOn }: { issuedOn?: string | undefined; expiresOn?: string | undefined },
  context: z.RefinementCtx,
) {
  if (issuedOn && expiresOn && expiresOn < issuedOn)
    context.addIssue({ code: 'custom', path: ['expiresOn'], message: 'تاريخ الانتهاء بعد تاريخ الإصدار.' })
}

export const MergeInput = z.object({
  ...customerOnly,
  otherId: z.uuid('اختر السجل الآخر.'),
  take: z.preprocess((value) => [value].flat(), z.array(chosen(recordColumns, 'اختر من القائمة.'))).prefault([]),
  /** The editions of both records that were looked at; without them, as they are. */
  version: z.coerce.number().int().optional(),
  otherVersion: z.coerce.number().int().optional(),
})
export const UndoMergeInput = z.object({ ...customerOnly, mergeId: z.uuid() })

export const AnswerNameChangeInput = z.object({ ...customerOnly, changeId: z.uuid() })
export const RefuseNameChangeInput = AnswerNameChangeInput.extend({ reason })
export type RefuseNameChangeForm = z.input<typeof RefuseNameChangeInput>

/** From the customer’s own account: whose it is follows from who is signed in. */
export const AddOwnDocumentInput = z
  .object(documentShape)
  .superRefine(documentDays, whenRight('issuedOn', 'expiresOn'))
  .superRefine(withFile, whenRight('file'))

function withFile({ file }: { file: unknown[] }, context: z.RefinementCtx) {
  if (file.length === 0) context.addIssue({ code: 'custom', path: ['file'], message: 'اختر صورة الوثيقة أو ملفها.' })
}
