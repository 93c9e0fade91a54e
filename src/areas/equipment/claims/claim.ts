import type { ClaimWords, Shares, Weighed } from '#areas/claims/public.ts'
import { claimPath } from '../paths.ts'

/** What a claim of a machine is called on screens and paper. */
export const claimWords: ClaimWords = {
  ...{ paper: 'محضر', record: 'machine-claim', subject: 'المعدّة', picture: 'صورة الضرر', path: claimPath },
  kinds: { accident: 'ضرر في الموقع', damage: 'ضرر عند الإعادة' },
  times: { accident: 'وقت الضرر', damage: 'وقت الإعادة' },
  nobodyPays: 'لا شيء على المستأجر. صحّح المخطئ في التقدير، أو أغلق المحضر.',
  english: { 'محضر ضرر': 'Damage report', المعدّة: 'Machine', المستأجر: 'Hirer', 'على المستأجر': 'Hirer pays' },
}

/** The hirer pays all of what they broke, and nothing of anything else: a hire of machines knows no excess and no insurer. */
export function sharesOf({ estimate, atFault }: Pick<Weighed, 'estimate' | 'atFault'>): Shares {
  const renter = atFault === 'renter' ? estimate : 0n
  return { renter, insurer: 0n, company: estimate - renter }
}
