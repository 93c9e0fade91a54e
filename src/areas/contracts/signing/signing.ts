import { contractPath, contractsPath } from '#areas/contracts/contract.ts'

/** Where one signature stands, as the table keeps it; that its time ran out, or that it is not wanted any more, is worked out. */
export type SigningState = 'requested' | 'signed' | 'declined'
export type CodeKind = 'phone' | 'email'
export type WayToSignName = 'own-code' | 'own-session' | 'licensed-service'

export const waysToSign: Record<WayToSignName, string> = {
  'own-code': 'رمز مرة واحدة',
  'own-session': 'حساب الموظف الموقّع',
  'licensed-service': 'مزوّد توقيع مرخّص',
}

export const signingStates = {
  requested: 'مطلوب',
  signed: 'موقَّع',
  declined: 'مرفوض',
  expired: 'انتهت مهلته',
  withdrawn: 'سُحب',
} as const
export type Standing = keyof typeof signingStates

type Signing = { state: SigningState; isOpen: boolean; expiresAt: Date | null }

/** How it stands now; `isOpen` while its contract waits for signatures on this very paper. */
export function standingOf({ state, isOpen, expiresAt }: Signing, now: Date): Standing {
  if (state === 'signed') return 'signed'
  if (!isOpen) return 'withdrawn'
  if (state === 'declined') return 'declined'
  return expiresAt && expiresAt <= now ? 'expired' : 'requested'
}

/** How long a link opens the page on which one signs. */
export const linkDays = 7

/** So soon after a link was sent it is not sent again: a second press sends nothing. */
export const resendAfter = 60_000

export const companyCalled = 'الشركة'

export const signingServicePath = `${contractsPath}/signing-service`

export const signPath = (token: string) => `/sign/${token}`
export const signPaperPath = (token: string) => `${signPath(token)}/pdf`
export const companySignPath = (contractId: string) => `${contractPath(contractId)}/sign`

/** Where the code is typed: under the whole text of the contract, so whoever asked for it is led there. */
export const signPart = 'sign'
export const atSigning = (path: string) => `${path}#${signPart}`
