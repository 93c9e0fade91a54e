import { expect, test } from 'vitest'
import { cancellation } from './cancellation.ts'
import { type Clause, type LegalFacts, said } from './clauses.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const texts = { privacy, terms, cancellation }
const words = (clauses: readonly Clause[], facts: LegalFacts) =>
  said(clauses, facts).map(
    ({ heading, sentences }) => `${heading}: ${sentences.map((pieces) => pieces.map(({ text }) => text).join('')).join(' ')}`,
  )

test('a sentence that needs something the company has not set is not said, and no gap shows', () => {
  for (const clauses of Object.values(texts)) {
    for (const line of words(clauses, {})) expect(line).not.toMatch(/[{}]|undefined|، ،|: \.|: $/)
  }
  expect(words(privacy, {})[0]).toMatch(/^من نحن: نحن المتحكم/)
  expect(words(privacy, { legalName: 'شركة التحالف' })[0]).toContain('شركة التحالف، صلالة، محافظة ظفار.')
  expect(words(privacy, { legalName: 'شركة التحالف', commercialRegister: '1' })[0]).toContain('السجل التجاري 1، صلالة')
})

test('cancellation covers every service, in the words of the company once it has set them', () => {
  const clause = (facts: LegalFacts, heading: string) =>
    JSON.stringify(said(cancellation, facts).find((one) => one.heading === heading)?.sentences ?? null)
  expect(clause({}, 'السيارات')).toContain('بحسب عقد تأجير السيارة')
  expect(clause({}, 'الطرود')).toContain('بحسب ما يُكتب لك مع السعر')
  expect(clause({ carNoShowRule: 'أجرة يوم' }, 'السيارات')).toContain('أجرة يوم')
})

test('registers, addresses and phones keep their own direction inside the sentence', () => {
  const clause = { heading: 'التواصل', sentences: ['مسؤول حماية البيانات: {dataOfficerEmail}.'] }
  expect(said([clause], { dataOfficerEmail: 'a@b.om' })[0]?.sentences[0]).toEqual([
    { text: 'مسؤول حماية البيانات: ', code: false },
    { text: 'a@b.om', code: true },
    { text: '.', code: false },
  ])
})
