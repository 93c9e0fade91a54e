import { z } from 'zod'
import { scopes } from '#platform/permissions.ts'
import { optionalText, plannedDay, rials, whenRight, written } from '#values/shapes.ts'
import type { Right } from './spelling.ts'

const role = z.string('اختر الدور.').min(1, 'اختر الدور.')
const someDay = plannedDay('اكتب التاريخ، مثل 31/7/2026.')
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes')

export const GrantRoleInput = z.object({
  accountId: z.uuid('اختر الموظف.'),
  role,
  branchId: z.uuid('اختر الفرع من القائمة.').optional(),
  until: someDay.optional(),
})
export type GrantRoleForm = z.input<typeof GrantRoleInput>

export const RevokeRoleInput = z.object({ holdingId: z.uuid() })

/** As `spellRight` writes it. */
const spelled = z.string().transform((text, context): Right => {
  if (text === 'none') return null
  const [word, amount = '', discount = ''] = text.split(':')
  const scope = scopes.find((each) => each === word)
  if (scope && /^\d{0,15}$/.test(amount) && /^(100|\d{0,2})$/.test(discount))
    return { scope, amount: amount ? BigInt(amount) : null, discount: discount ? Number(discount) : null }
  context.addIssue({ code: 'custom', message: 'أعد فتح الدور ثم احفظ.' })
  return z.NEVER
})

/** One line for each change: the permission, what it was when the form was opened, what it becomes. */
const change = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([z.string(), spelled, spelled]))
  .transform(([permission, before, after]) => ({ permission, before, after }))

export const ChangeRoleInput = z.object({
  role,
  change: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(change, 'لم يتغيّر شيء.').min(1, 'لم يتغيّر شيء.').max(500),
  ),
})

const described = {
  nameAr: written('اكتب اسم الدور.', 40),
  nameFeminine: written('اكتب اسم الدور للمؤنث.', 40),
  line: written('اكتب سطرًا يصف الدور.', 120),
  secondFactorRequired: ticked,
}

export const AddRoleInput = z.object({ ...described, copyOf: z.string().optional() })
export type AddRoleForm = z.input<typeof AddRoleInput>

export const DescribeRoleInput = z.object({ role, ...described })

export const RoleInput = z.object({ role })

export const DelegateRightsInput = z
  .object({
    toAccount: z.uuid('اختر من ينوب عنك.'),
    from: someDay,
    until: someDay,
    reason: written('اكتب السبب.', 200),
  })
  .refine(({ from, until }) => from <= until, {
    ...whenRight('from', 'until'),
    path: ['until'],
    error: 'آخر يوم للتفويض لا يسبق أوله.',
  })
export type DelegateRightsForm = z.input<typeof DelegateRightsInput>

export const EndDelegationInput = z.object({ delegationId: z.uuid() })

export const ApproveInput = z.object({ approvalId: z.uuid(), note: optionalText(500) })
export const RejectInput = z.object({
  approvalId: z.uuid(),
  note: written('اذكر السبب.', 500),
  decision: z.enum(['reject', 'return']).prefault('reject'),
})
export type RejectForm = z.input<typeof RejectInput>

export const ChangeApprovalRuleInput = z.object({
  action: z.string().min(1),
  threshold: rials.optional(),
  approverRole: role,
  branchLimit: rials.optional(),
  active: ticked,
  seen: z.string('حدّث الصفحة.'),
})
export type ChangeApprovalRuleForm = z.input<typeof ChangeApprovalRuleInput>

export const RequestAccessInput = z.object({
  role,
  branchId: z.uuid('اختر الفرع من القائمة.').optional(),
  reason: written('اكتب لماذا تحتاج إليها.', 300),
})
export type RequestAccessForm = z.input<typeof RequestAccessInput>

export const SuspendUserInput = z.object({ accountId: z.uuid(), reason: written('اذكر السبب.', 300) })
export const ReactivateUserInput = z.object({ accountId: z.uuid(), note: optionalText(300) })
