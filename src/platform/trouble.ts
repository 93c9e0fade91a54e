import { hasCollided, isBusy, isDatabaseAway, isDiskFull } from './faults.ts'
import { Refusal } from './refusal.ts'

/** Trouble of the machine that a person can wait out: a sentence above the form, and what was typed stays in it. */
export function asRefusal(error: unknown): Refusal | null {
  if (isDiskFull(error))
    return new Refusal('no-space', 'تعذّر الحفظ: امتلأ قرص الخادم. ما كتبته باقٍ هنا؛ أعد المحاولة بعد قليل.', 507)
  if (isBusy(error)) return new Refusal('busy', 'تعذّر الحفظ: الموقع مشغول الآن. ما كتبته باقٍ هنا؛ أعد المحاولة بعد قليل.', 503)
  if (isDatabaseAway(error))
    return new Refusal('database-away', 'تعذّر الحفظ: لا تجيب قاعدة البيانات الآن. ما كتبته باقٍ هنا؛ أعد المحاولة بعد قليل.', 503)
  if (hasCollided(error))
    return new Refusal('in-use', 'تعذّر الحفظ: يعمل غيرك على السجل نفسه الآن. ما كتبته باقٍ هنا؛ أعد المحاولة بعد قليل.', 503)
  return null
}
