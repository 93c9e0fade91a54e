import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import { steps } from '#values/steps.ts'

/** Said wherever a cheque is deposited. */
export const accountRule = 'شيكات إيجار الملّاك تُودع في حساب الأمانات، وغيرها في الحساب التشغيلي'

/** What has become of one: it lies in the safe, at the bank or came back, until something settles it. */
export const chequeStates = {
  received: 'في الحافظة',
  deposited: 'مودَع',
  cleared: 'محصَّل',
  bounced: 'مرتجع',
  redeposited: 'أُعيد إيداعه',
  replaced: 'استُبدل',
  'settled-otherwise': 'سُدّد بطريقة أخرى',
  returned: 'أُعيد إلى صاحبه',
  legal: 'إجراء قانوني',
  undone: 'عُكس رصيده الافتتاحي',
} as const
export type ChequeState = keyof typeof chequeStates

export const chequeCan = steps({
  deposit: ['received'],
  redeposit: ['bounced'],
  clear: ['deposited', 'redeposited'],
  bounce: ['deposited', 'redeposited'],
  unclear: ['cleared'],
  unbounce: ['bounced'],
  replace: ['received', 'bounced', 'legal'],
  settle: ['received', 'bounced', 'legal'],
  handBack: ['received', 'bounced', 'legal'],
  escalate: ['bounced'],
  cover: [...coveringStates],
} satisfies Record<string, ChequeState[]>)

/** The account of the vault it lies in, or none once it is settled. */
const vault: Record<ChequeState, string | null> = {
  received: '9210',
  deposited: '9220',
  redeposited: '9220',
  bounced: '9230',
  legal: '9230',
  cleared: null,
  replaced: null,
  'settled-otherwise': null,
  returned: null,
  undone: null,
}
export const vaultAccount = (state: ChequeState) => vault[state]

/** Of its own journals: each step posts once. */
export const chequeSource = 'cheque'

/** What the bank's paying beyond the named dues does: the oldest open ones, or nothing yet. */
export const restWays = { oldest: 'أقدم المستحقات أولًا', credit: 'يبقى رصيدًا دائنًا' } as const
export type RestWay = keyof typeof restWays

/** The banks of the country whose cheques come over the counter. */
export const banks = [
  'بنك مسقط',
  'بنك ظفار',
  'البنك الوطني العُماني',
  'صحار الدولي',
  'بنك عُمان العربي',
  'البنك الأهلي',
  'بنك نزوى',
  'بنك العز الإسلامي',
  'بنك أبوظبي الأول',
  'بنك قطر الوطني',
  'بنك ستاندرد تشارترد',
  'بنك بيروت',
  'حبيب بنك',
  'بنك ملي إيران',
  'بنك بارودا',
] as const

/** Why banks send one back, as their slip says it. */
export const bounceReasons = [
  'الرصيد لا يكفي',
  'الحساب مغلق',
  'التوقيع غير مطابق',
  'أوقف الساحب صرفه',
  'التاريخ أو المبلغ غير صحيح',
  'شيك متقادم',
] as const

/** So long whoever drew a bounced one has, before more is done. */
export const daysToSettle = 5

/** What we charge for one that came back, from a day on; whoever records it may charge less, or nothing. */
const bounceFees: readonly [{ from: string; fee: bigint }] = [{ from: '2020-01-01', fee: 10_000n }]
export const bounceFeeOn = (day: string) => (bounceFees.findLast(({ from }) => from <= day) ?? bounceFees[0]).fee

/** A cheque older than this is not paid any more; one further ahead is a slip of the pen. */
export const daysAlive = 180
export const daysAhead = 5 * 366

/** Cheques are numbered with six figures and more; further noughts before them say nothing. */
export const chequeNumber = (digits: string) => digits.replace(/^0+(?=\d)/, '').padStart(6, '0')
