/** What somebody must do about a cheque, as the rules that ask for it are called. */
const rules = { due: 'finance.cheque-due', bounced: 'finance.cheque-bounced' } as const

export const taskOf = (rule: keyof typeof rules, chequeId: string) => ({
  rule: rules[rule],
  subject: { kind: 'cheque', id: chequeId },
})

export const tasksOf = (chequeId: string) => [taskOf('due', chequeId), taskOf('bounced', chequeId)]
