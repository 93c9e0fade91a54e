/** In whose hands money for a merchant came: the courier's, a box of ours, or the machine of the cards. */
export const codWays = { courier: 'نقدًا مع المندوب', box: 'نقدًا في الصندوق', card: 'بطاقة' } as const
export type CodWay = keyof typeof codWays

export const handOverStatuses = {
  declared: 'مصرَّح بها',
  differs: 'فيها فرق',
  asked: 'بانتظار الاعتماد',
  settled: 'سُلّمت للصندوق',
  withdrawn: 'أُعيد التصريح',
} as const
export type HandOverStatus = keyof typeof handOverStatuses

/** Who bears what a count was short of. */
export const custodyBearers = { courier: 'المندوب: دين عليه', company: 'الشركة، باعتماد' } as const

export type CustodyBearer = keyof typeof custodyBearers

export const codSource = 'cod'
export const handOverSource = 'cod-hand-over'

export const courierLeaf = (courierId: string) => ({ account: '1115', key: courierId })
export const cardLeaf = { account: '1150', key: 'pos' }

/** Above it a supervisor's word alone settles no difference. */
export const mostSettledAlone = 5_000n

export const handOverNumber = (sequence: bigint) => `CH-${String(sequence).padStart(5, '0')}`

/** Where money that was taken for a merchant lies, as they read it. */
export const liesWords = {
  courier: 'مع المندوب',
  box: 'في الصندوق',
  bank: 'في الطريق إلى البنك',
  card: 'عند مزوّد البطاقات',
  ready: 'جاهز للتحويل',
  remitting: 'في تسوية تُعدّ',
  paid: 'حُوّل إليك',
} as const
export type LiesAt = keyof typeof liesWords
