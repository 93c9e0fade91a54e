import type { Actor } from './context.ts'
import type { Permission } from './permissions.ts'

/**
 * Staff hear which permission it takes, so that they can ask for it; to everybody else nothing of the office is named.
 * Whoever is nobody has most likely been somebody until a moment ago, with a form half filled.
 */
export function denial({ kind }: Pick<Actor, 'kind'>, { label }: Permission) {
  if (kind === 'visitor') return 'لست داخلًا إلى حسابك الآن. ادخل في نافذة أخرى ثم أعد الإرسال: ما كتبته باقٍ هنا.'
  return kind === 'staff' || kind === 'system'
    ? `تحتاج إلى صلاحية «${label}». اطلبها من مدير النظام.`
    : 'هذه الصفحة لموظفي الشركة.'
}

/** Whoever sees by another's eyes; `submit` says it before anything is compared, and each command once more. */
export const onlyLooking = 'أنت تعرض النظام كمستخدم آخر: تُعرض الصفحات ولا يُغيَّر شيء.'
