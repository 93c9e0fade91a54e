import { howLong } from '#values/plural.ts'

/** What stands still or went wrong with a parcel; of several with one the first is told. */
export const exceptionKinds = {
  missed: 'لم يصل صاحبه',
  conflict: 'تعارض',
  short: 'ناقص أو مفقود',
  damaged: 'متضرر',
  unproved: 'سُلّم بلا رمز',
  spent: 'نفدت المحاولات',
  held: 'موقوف',
  late: 'طال انتظاره',
  stuck: 'بلا حركة',
} as const
export type ExceptionKind = keyof typeof exceptionKinds
export const exceptionKindNames = Object.keys(exceptionKinds) as [ExceptionKind, ...ExceptionKind[]]

/** Those that do not end by a step of the parcel: somebody says what was decided. */
export const settledKinds = ['missed', 'conflict', 'damaged', 'unproved'] as const satisfies readonly ExceptionKind[]
export type SettledKind = (typeof settledKinds)[number]
export const isSettled = (kind: ExceptionKind): kind is SettledKind => settledKinds.some((one) => one === kind)

/** Whose word it waits for. */
export const awaited = {
  missed: 'المشرف',
  conflict: 'المشرف',
  short: 'من يبحث عنه',
  damaged: 'المشرف، ثم المرسل',
  unproved: 'المرسل إليه',
  spent: 'المرسل',
  held: 'المشرف',
  late: 'المرسل إليه',
  stuck: 'من هو عنده',
} as const satisfies Record<ExceptionKind, string>

/** What is done next, on the page of the parcel or of its bag. */
export const nextActs = {
  missed: 'راجع من استلمه',
  conflict: 'قرّر الواقع',
  short: 'ابحث عنه',
  damaged: 'انظر الضرر',
  unproved: 'اتصل بالمرسل إليه',
  spent: 'أعده إلى المرسل',
  held: 'أطلقه أو أعده',
  late: 'اتصل بصاحبه',
  stuck: 'انظر أين هو',
} as const satisfies Record<ExceptionKind, string>

/** Nothing moved for so long. */
export const stuckHours = 48
/** A hand-over without the code, and a piece seen after it was handed over, are asked about so long. */
export const daysAsked = 30

type Happened = { kind: ExceptionKind; state: string; since: Date; detail: string | null }

/** «لا حركة منذ 51 ساعة» */
export function whatHappened({ kind, state, since }: Happened, now: Date) {
  const long = howLong(since, now)
  if (kind === 'stuck') return `لا حركة منذ ${long}`
  if (kind === 'late') return `فوق أيامه بلا رسم منذ ${long}`
  if (kind === 'short') return state === 'lost' ? 'لم يُعثر عليه بعد البحث' : 'ناقص من كيس'
  return sentences[kind]
}

const sentences = {
  missed: 'قال صاحبه إنه لم يصله',
  conflict: 'ما سُجّل يخالف المسح',
  damaged: 'متضرر',
  unproved: 'سُلّم بالتوقيع بلا رمز',
  spent: 'نفدت محاولات تسليمه',
  held: 'موقوف',
} as const
