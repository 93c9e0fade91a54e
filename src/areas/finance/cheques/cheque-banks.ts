import { folded } from '#values/text.ts'
import { banks } from './cheque.ts'

/** Any other is written by its name. */
export const anotherBank = 'other'
export const bankChoices = [...banks.map((bank) => [bank, bank] as const), [anotherBank, 'بنك آخر'] as const]

/** A bank in one spelling: without the word for a bank, marks and spaces. The database folds it alike. */
export const bankMark = (bank: string) =>
  folded(bank)
    .replace(/[.,،_/()-]/g, ' ')
    .replace(/(^|\s)(البنك|بنك|bank)(?=\s|$)/g, ' ')
    .replace(/\s+/g, '')

/** As their cheques name themselves in English. */
const inEnglish: Record<string, (typeof banks)[number]> = {
  muscat: 'بنك مسقط',
  dhofar: 'بنك ظفار',
  nbo: 'البنك الوطني العُماني',
  nationalofoman: 'البنك الوطني العُماني',
  sohar: 'صحار الدولي',
  soharinternational: 'صحار الدولي',
  oab: 'بنك عُمان العربي',
  omanarab: 'بنك عُمان العربي',
  ahli: 'البنك الأهلي',
  nizwa: 'بنك نزوى',
  alizzislamic: 'بنك العز الإسلامي',
}

/** The bank that is meant by what somebody wrote: one of the list, or as it was written. */
export function bankNamed(typed: string) {
  const mark = bankMark(typed)
  return banks.find((bank) => bankMark(bank) === mark) ?? inEnglish[mark] ?? typed
}

/** One cheque: of the same bank and number, and of one account as far as both say which. */
type Mark = { bank: string; account: string | null; number: string }
export const sameCheque = (one: Mark, other: Mark) =>
  one.number.replace(/^0+/, '') === other.number.replace(/^0+/, '') &&
  bankMark(one.bank) === bankMark(other.bank) &&
  (one.account === null || other.account === null || one.account === other.account)

type Asked = Mark & { partyId: string; amount: bigint; dueOn: string }

/**
 * Two accounts of one bank may number alike. Whoever has this one in the hand says that it is of another account than one whose account
 * nobody wrote; never of what the same customer brought over the same sum and day.
 */
export const mayBeApart = (kept: Asked, asked: Asked) =>
  kept.account === null &&
  asked.account !== null &&
  !(kept.partyId === asked.partyId && kept.amount === asked.amount && kept.dueOn === asked.dueOn)
