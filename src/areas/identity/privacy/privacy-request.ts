import { daysAfter } from '#values/days.ts'
import { reference } from '#values/reference.ts'
import { steps } from '#values/steps.ts'

/** What the law lets a person ask of their own data. */
export const privacyKinds = {
  access: 'نسخة من البيانات',
  correction: 'تصحيح',
  erasure: 'حذف',
  blocking: 'حجب',
  transfer: 'نقل',
  withdrawal: 'سحب موافقة',
  objection: 'اعتراض',
} as const
export type PrivacyKind = keyof typeof privacyKinds
export const isPrivacyKind = (text: unknown): text is PrivacyKind => typeof text === 'string' && text in privacyKinds

/** What each of them means, in the words of whoever asks. */
export const privacyKindHelp = {
  access: 'نعطيك نسخة مما نحتفظ به عنك. تستطيع تنزيلها الآن من صفحة «بياناتي» دون طلب.',
  correction: 'اذكر ما تريد تصحيحه، وما الصحيح.',
  erasure: 'نغلق حسابك ونحذف بياناتك أو نخفي هويتها، إلا ما يوجب القانون حفظه.',
  blocking: 'نبقي بياناتك ونوقف استعمالها، إلا فيما يوجبه القانون.',
  transfer: 'نسلّم بياناتك إلى جهة تذكرها، بصيغة تقرؤها الأنظمة.',
  withdrawal: 'تسحب موافقة لا يعمل حسابك دونها. اذكر أيها.',
  objection: 'اذكر الاستعمال الذي تعترض عليه، ولماذا.',
} as const satisfies Record<PrivacyKind, string>

export const privacyStatuses = {
  received: 'مستلَم',
  'in-progress': 'قيد المعالجة',
  answered: 'أُجيب',
  refused: 'مرفوض بسبب نظامي',
} as const
export type PrivacyStatus = keyof typeof privacyStatuses

export const privacyCan = steps({
  take: ['received'],
  answer: ['received', 'in-progress'],
} satisfies Record<string, PrivacyStatus[]>)

/** The longest the law allows; the office may promise less. */
export const longestDays = 45

export const dueAfter = (day: string, promised: number | null) => daysAfter(day, Math.min(promised ?? longestDays, longestDays))

/** Days until an answer is due; none is today, and less than none is late. */
export const daysLeft = (dueOn: string, today: string) =>
  Math.round((Date.parse(`${dueOn}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)

export const privacyNumber = ({ requestedAt, sequence }: { requestedAt: Date; sequence: number }) =>
  reference('P', requestedAt, sequence)

/** As a record on which notes, files and tasks hang. */
export const requestRecordKind = 'privacy-request'
