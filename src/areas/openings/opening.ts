export type OpeningStatus = 'uploaded' | 'checked' | 'sent' | 'posted' | 'left'

/** As it is told: of what was posted and reversed since, nothing stands any more. */
export type ImportStanding = OpeningStatus | 'reversed'

export const openingStatusWords: Record<ImportStanding, string> = {
  uploaded: 'رُفع',
  checked: 'فُحص',
  sent: 'أُرسل للاعتماد',
  posted: 'رُحّل',
  reversed: 'عُكس',
  left: 'تُرك',
}

/** The file balances when what it says on one side is what it says on the other. */
export const isBalanced = ({ debits, credits }: { debits: bigint; credits: bigint }) => debits === credits

type Standing = { kind: string; good: number; debits: bigint; credits: bigint; faulty: number; postedAs: bigint | null }

/** Why it cannot be sent for approval; null where it can. Papers stand against 3999 one by one, and only a list of balances adds up. */
export function whyNotSent({ kind, good, faulty, postedAs, ...sums }: Standing) {
  if (faulty > 0) return 'صحّح الصفوف في ملفك وارفعه من جديد. لا يُرحَّل بعضه دون بعض.'
  if (good === 0) return 'لا سطر في الملف يُرحَّل.'
  if (kind === 'balances' && !isBalanced(sums)) return 'مجموع المدين لا يساوي مجموع الدائن. أكمل الملف وارفعه من جديد.'
  return postedAs === null
    ? null
    : `رُحّلت هذه الأرصدة من قبل بالقيد ${postedAs}، ولا تُرحَّل مرتين. اترك هذا الملف، أو اعكس ذلك القيد أولًا ثم أرسله.`
}
