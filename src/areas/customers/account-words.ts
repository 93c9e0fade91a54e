/** How a clerk makes sure that it is the customer who asks. */
export const identityProofs = ['card', 'call'] as const
export type IdentityProof = (typeof identityProofs)[number]

export const proofWords: Record<IdentityProof, string> = {
  card: 'رأيت بطاقته أو جوازه',
  call: 'اتصلت بهاتفه المسجَّل في حسابه',
}

/** Each standing of an account in a word, with the colour that goes with it. */
export const standingWords = {
  invited: { label: 'مدعو', tone: 'info' },
  active: { label: 'نشط', tone: 'success' },
  suspended: { label: 'موقوف', tone: 'warning' },
  deactivated: { label: 'معطَّل', tone: 'muted' },
} as const
