/** What a customer shows of a transfer: it waits until somebody sees the money at the bank. */
export const proofStatuses = {
  waiting: 'بانتظار التأكيد',
  confirmed: 'تأكد وصوله',
  refused: 'لم يُقبل',
  withdrawn: 'سُحب',
} as const
export type ProofStatus = keyof typeof proofStatuses
export const proofStatusNames = Object.keys(proofStatuses) as [ProofStatus, ...ProofStatus[]]

/** No money came by these: the same slip may be shown again, as an answer to them. */
export const cameToNothing = ['refused', 'withdrawn'] as const satisfies ProofStatus[]

export const proofKind = 'transfer-proof'
export const proofsPath = '/admin/finance/proofs'
export const proofPath = (id: string) => `${proofsPath}/${id}`
export const ownProofPath = (id: string) => `/dashboard/payments/proofs/${id}`
