import { folded } from '#values/text.ts'

/** What a customer is found by. */
export type Findable = {
  sequence: number
  names: (string | null)[]
  phones: (string | null)[]
  emails: (string | null)[]
  /** Shown to everybody, found by how it begins. */
  openNumbers: (string | null)[]
  /** Shown to few, so found by the whole of it only: nobody feels it out digit by digit. */
  closedNumbers: (string | null)[]
}

const passedOver = new Set(['بن', 'بنت', 'ابن', 'ابنه', 'ال'])
const reversed = (text: string) => [...text].reverse().join('')
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** «عبد الله» and «عبدالله» are one name. */
const wordsOf = (text: string) =>
  folded(text)
    .replace(/(^|\s)عبد\s+ال/g, '$1عبدال')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const nameWords = (text: string) => {
  const words = wordsOf(text)
  const telling = words.filter((word) => !passedOver.has(word))
  return telling.length ? telling : words
}

const withoutArticle = (word: string) => (word.length > 4 && word.startsWith('ال') ? [word, word.slice(2)] : [word])

/** A sign nobody can type stands before what is read backwards (`~`) or only as a whole (`=`). */
const phoneWords = (phone: string) => {
  const digits = digitsOf(phone)
  return [digits, digits.replace(/^968/, ''), `~${reversed(digits)}`]
}

/** The words of a customer's row in the register. */
export function searchWords({ sequence, names, phones, emails, openNumbers, closedNumbers }: Findable) {
  const filled = (texts: (string | null)[]) => texts.filter((text) => text !== null)
  const words = [
    String(sequence),
    `cu${sequence}`,
    ...filled(names).flatMap(nameWords).flatMap(withoutArticle),
    ...filled(phones).flatMap(phoneWords),
    ...filled(emails).flatMap((address) => [address.toLowerCase(), ...wordsOf(address)]),
    ...filled(openNumbers).map((number) => number.toLowerCase()),
    ...filled(closedNumbers).map((number) => `=${number.toLowerCase()}`),
  ]
  return [...new Set(words)].slice(0, 100)
}

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '')}'`

function numberQuery(digits: string) {
  const local = digits.replace(/^(00)?968(?=\d{8}$)/, '')
  const end = local.length >= 3 ? [`${lexeme(`~${reversed(local)}`)}:*`] : []
  return `(${[`${lexeme(local)}:*`, lexeme(`=${digits}`), ...end].join(' | ')})`
}

const wordQuery = (word: string) => (/^\d+$/.test(word) ? numberQuery(word) : `(${lexeme(word)}:* | ${lexeme(`=${word}`)})`)

/** What was typed into the one box as a tsquery: every word must be there, by its beginning; null when nothing was. */
export function searchQuery(typed: string) {
  const text = folded(typed).slice(0, 100)
  if (/^[+\d][\d\s().-]*$/.test(text) && digitsOf(text)) return numberQuery(digitsOf(text))
  const number = /^cu[\s-]*(\d+)$/.exec(text)?.[1]
  if (number) return `${lexeme(`cu${number}`)}:*`
  if (/^\S+@\S+$/.test(text)) return `${lexeme(text)}:*`
  const words = nameWords(text).slice(0, 8)
  return words.length ? words.map(wordQuery).join(' & ') : null
}

/** Names that hold all these words; one word alone is no likeness. */
export function sameNameQuery(name: string) {
  const words = nameWords(name)
  return words.length < 2 ? null : words.slice(0, 8).map(lexeme).join(' & ')
}
