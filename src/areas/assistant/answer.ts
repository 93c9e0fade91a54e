import { readReference } from '#values/reference.ts'
import { type Known, rank } from './search.ts'
import { askPerson } from './topics.ts'

export type Reply = {
  kind: 'answer' | 'suggestion' | 'unknown'
  text: string
  link: { path: string; label: string } | null
  suggestions: string[]
  offersPerson: boolean
}

const sure = 0.5
const perhaps = 0.25
const near = 0.75

/** The same question always has the same answer, taken from what the site says and from nothing else. */
export function answer(typed: string, known: Known[]): Reply {
  if (parcel.test(typed)) {
    const link = { path: '/t', label: 'تتبّع طردك' }
    return { ...person('اكتب رقم التتبّع في صفحة التتبّع، فترى أين الطرد الآن وما جرى له.'), link }
  }
  if (isNumberOfOurs(typed)) {
    return person('حال ما أرسلته يراها الموظف، ورقمه محفوظ مع هذه المحادثة. اترك رقم هاتفك ويرد عليك.')
  }
  const [best, ...others] = rank(typed, known)
  if (!best || best.score < perhaps) return { ...person('لم أجد جوابًا مؤكدًا. أحوّلك إلى موظف؟'), kind: 'unknown' }

  const alsoLikely = others.filter(({ score }) => score >= best.score * near && score >= perhaps).map(({ entry }) => entry.title)
  if (best.score < sure) {
    const suggestions = [best.entry.title, ...alsoLikely.slice(0, 2), askPerson]
    return { kind: 'suggestion', text: 'هل تقصد:', link: null, suggestions, offersPerson: false }
  }
  const { text, link = null, offersPerson = false } = best.entry
  return { kind: 'answer', text, link, suggestions: alsoLikely.slice(0, 3), offersPerson }
}

const person = (text: string): Reply => ({ kind: 'answer', text, link: null, suggestions: [], offersPerson: true })

const numbers = /[a-z]{1,2}[\s-]?\d{4}[\s-]?\d{5,}[\s-]?\d/gi
const parcel = /tsl[\s-]?\d{4}/i

/** Of a request, whose check digit is right. */
const isNumberOfOurs = (typed: string) => (typed.match(numbers) ?? []).some((each) => readReference(each))
