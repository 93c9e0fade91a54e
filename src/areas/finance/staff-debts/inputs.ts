import { z } from 'zod'
import { chosen, rialsAbove, whenRight, written } from '#values/shapes.ts'

const Repayment = z.object({
  id: z.uuid(),
  employeeId: z.uuid('اختر الموظف.'),
  amount: rialsAbove,
  method: chosen(['cash', 'bank-transfer'], 'اختر طريقة الدفع.'),
  account: z.uuid('اختر الحساب.').optional(),
  reference: written('اكتب مرجع التحويل كما في البنك.', 60).optional(),
})

/** The form brings the id, so a second press is the same repayment. Cash goes into the box, whatever account was chosen before. */
export const RepayDebtInput = Repayment.superRefine(
  ({ method, account, reference }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (method === 'cash') return
    if (!account) fault('account', 'اختر الحساب الذي وصل إليه التحويل.')
    if (!reference) fault('reference', 'اكتب مرجع التحويل من كشف البنك.')
  },
  whenRight('method', 'account', 'reference'),
).transform(({ method, account, reference, ...paid }) => ({ ...paid, ...(method === 'cash' ? {} : { account, reference }) }))
export type RepayDebtForm = z.input<typeof Repayment>

export const ReverseRepaymentInput = z.object({ repaymentId: z.uuid(), reason: written('اكتب السبب.', 300) })
export type ReverseRepaymentForm = z.input<typeof ReverseRepaymentInput>
