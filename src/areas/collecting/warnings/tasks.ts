/** What somebody must send next, as the rule that asks for it is called. */
export const noticeTask = (contractId: string) => ({
  rule: 'properties.notice-due',
  subject: { kind: 'contract', id: contractId },
})
