/** What a legal text may mention of the company. Whatever is not set is absent, and the sentence that needs it is not said. */
const factNames = [
  'legalName',
  'commercialRegister',
  'hostingPlace',
  'processors',
  'financeYears',
  'realEstateYears',
  'privacyDays',
  'dataOfficerName',
  'dataOfficerEmail',
  'dataOfficerPhone',
  'carCancelRule',
  'carEarlyReturnRule',
  'carNoShowRule',
  'hireCancelRule',
  'parcelCancelRule',
  'parcelReturnRule',
  'refundDays',
] as const
export type LegalFacts = Partial<Record<(typeof factNames)[number], string>>
type Fact = keyof LegalFacts

/** One sentence, or several ways to say it: the first whose facts are all known is said. */
type Sentence = string | readonly string[]
export type Clause = { heading: string; sentences: readonly Sentence[] }

/** A piece of a sentence as it is shown: words, or a code that keeps its own direction. */
export type Piece = { text: string; code: boolean }
export type SaidClause = { heading: string; sentences: Piece[][] }

const codes = new Set<string>(['commercialRegister', 'dataOfficerEmail', 'dataOfficerPhone'] satisfies Fact[])

/** The clauses as a visitor reads them; a clause of which nothing can be said is left out with its heading. */
export function said(clauses: readonly Clause[], facts: LegalFacts): SaidClause[] {
  return clauses
    .map(({ heading, sentences }) => ({ heading, sentences: sentences.flatMap((sentence) => firstComplete(sentence, facts)) }))
    .filter(({ sentences }) => sentences.length > 0)
}

function firstComplete(sentence: Sentence, facts: LegalFacts): Piece[][] {
  const ways = typeof sentence === 'string' ? [sentence] : sentence
  const complete = ways.find((way) => mentioned(way).every((fact) => facts[fact]))
  return complete === undefined ? [] : [pieces(complete, facts)]
}

const mentioned = (way: string) => [...way.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact as Fact)

const pieces = (way: string, facts: LegalFacts): Piece[] =>
  way
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? { text: facts[part as Fact] ?? '', code: codes.has(part) } : { text: part, code: false }))
    .filter(({ text }) => text !== '')

/**
 * A text as the office writes it: a line that begins with # is a heading, every other a sentence; several ways to say one stand on
 * its line with | between them.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: { heading: string; sentences: string[][] }[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#')) clauses.push({ heading: line.replace(/^#+\s*/, ''), sentences: [] })
    else if (line) clauses.at(-1)?.sentences.push(line.split('|').map((way) => way.trim()))
  }
  return clauses
}

export const textOf = (clauses: readonly Clause[]) =>
  clauses
    .map(({ heading, sentences }) => [`# ${heading}`, ...sentences.map((ways) => [ways].flat().join(' | '))].join('\n'))
    .join('\n')

/** Whatever a writer put in braces, in any script and with any space: what is no name of ours would stand on the page as typed. */
const inBraces = (text: string) => [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)

/** What keeps a text from being published, in words; null when nothing does. */
export function faultIn(text: string) {
  const clauses = clausesOf(text)
  if (!text.trim().startsWith('#')) return 'ابدأ النص بعنوان بند: سطر أوله #'
  const empty = clauses.find(({ heading, sentences }) => !heading || sentences.length === 0)
  if (empty) return `البند «${empty.heading || '#'}» بلا عنوان أو بلا جملة. أكمله أو احذفه.`
  if (/[{}]/.test(text.replace(/\{[^{}\n]*\}/g, ''))) return 'قوس { أو } بلا صاحبه. أكمله أو احذفه.'
  const strange = inBraces(text).find((name) => !factNames.some((known) => known === name))
  return strange !== undefined ? `لا قيمة بالاسم {${strange}}. القيم: ${factNames.map((name) => `{${name}}`).join(' ')}` : null
}
