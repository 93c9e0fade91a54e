/** Singular, its accusative, the two duals (nominative, then the other cases), plural. «واحد» follows the gender. */
const nouns = {
  day: { one: 'يوم', accusative: 'يومًا', two: ['يومان', 'يومين'], many: 'أيام', feminine: false },
  year: { one: 'سنة', accusative: 'سنة', two: ['سنتان', 'سنتين'], many: 'سنوات', feminine: true },
  hour: { one: 'ساعة', accusative: 'ساعة', two: ['ساعتان', 'ساعتين'], many: 'ساعات', feminine: true },
  minute: { one: 'دقيقة', accusative: 'دقيقة', two: ['دقيقتان', 'دقيقتين'], many: 'دقائق', feminine: true },
  file: { one: 'ملف', accusative: 'ملفًا', two: ['ملفان', 'ملفين'], many: 'ملفات', feminine: false },
  attempt: { one: 'محاولة', accusative: 'محاولة', two: ['محاولتان', 'محاولتين'], many: 'محاولات', feminine: true },
  result: { one: 'نتيجة', accusative: 'نتيجة', two: ['نتيجتان', 'نتيجتين'], many: 'نتائج', feminine: true },
  digit: { one: 'رقم', accusative: 'رقمًا', two: ['رقمان', 'رقمين'], many: 'أرقام', feminine: false },
} as const
type Noun = keyof typeof nouns
type Case = 'nominative' | 'accusative' | 'genitive'

const rules = new Intl.PluralRules('ar')

/** «يومان», «3 أيام», «11 يومًا», «103 أيام»: the thing counted in the case its sentence gives it. */
export function inCount(count: number, noun: Noun, inCase: Case) {
  const { one, accusative, two, many, feminine } = nouns[noun]
  switch (rules.select(count)) {
    case 'zero':
      return `لا ${many}`
    case 'one':
      if (feminine) return `${one} واحدة`
      return inCase === 'accusative' ? `${accusative} واحدًا` : `${one} واحد`
    case 'two':
      return two[inCase === 'nominative' ? 0 : 1]
    case 'few':
      return `${count} ${many}`
    case 'many':
      return `${count} ${accusative}`
    default:
      return `${count} ${one}`
  }
}
