import { folded } from '#values/text.ts'

/** What the text of a line says. Pure. Only words that stand whole count: «coffee» is no fee. */
const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A word with what Arabic writes in front of it taken off. */
const bare = (word: string) => word.replace(/^[وبل]?ال(?=\p{L}{2})/u, '')

const listOf = (text: string) => new Set(text.trim().split(/\s+/))

const feeWords = listOf('fee fees charge charges chg chgs chrg chrgs commission comm عموله عمولات رسم رسوم')
const interestWords = listOf('interest int profit فايده فوايد ربح ارباح')
/** Somebody pays, or was paid. */
const transferWords = listOf(
  'trf tfr trsf transfer transfers inward outward remittance ft ach rtgs neft ips fawri pos purchase ecom atm تحويل حواله شراء',
)
/** What a bank writes when it speaks of itself and of this account alone. */
const plainWords = listOf(`
  account acct acc ac a c current call saving savings deposit balance bal minimum min below average ledger folio
  maintenance maint service services svc monthly annual yearly quarterly half year month period for of on the and in paid earned credited capitalised
  sms alert alerts notification online internet mobile banking bank statement stmt certificate card renewal issuance stamp vat tax
  cheque chq book chequebook swift telex
  jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december
  حساب حسابات جاري توفير وديعه رصيد ادني حد متوسط صيانه خدمه خدمات شهري شهريه سنوي سنويه ربع نصف سنه شهر عن في علي
  رساله رسايل نصيه قصيره اشعار اشعارات كشف شهاده بطاقه اصدار تجديد دفتر شيكات بنك بنكيه مصرفيه اداره ضريبه قيمه مضافه
  يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر`)
/** A day, a month or a year; more digits are a number of something. */
const isDate = (word: string) => /^(\d{1,2}|20\d\d|q[1-4])$/.test(word)

type Said = { description: string; reference: string }

const has = (words: readonly string[], any: ReadonlySet<string>) => words.some((word) => any.has(bare(word)) || any.has(word))

/** Whether a line reads as the bank's own: for its trouble, or of what it gives. `plain` where nothing else stands there: no name, no number, no payment. */
export function ownWords({ description, reference }: Said) {
  const words = wordsOf(description)
  const [fee, interest] = [has(words, feeWords), has(words, interestWords)]
  const isOwn = (word: string) =>
    isDate(word) || [word, bare(word)].some((one) => feeWords.has(one) || interestWords.has(one) || plainWords.has(one))
  return {
    fee,
    interest,
    isTransfer: has(words, transferWords),
    plain: fee !== interest && words.every(isOwn) && wordsOf(reference).every(isOwn),
  }
}

/** How each provider of card payments calls itself on a statement. */
const providerNames: Record<string, ReadonlySet<string>> = {
  pos: listOf('pos merchant mpos acquirer acquiring نقاط'),
  thawani: listOf('thawani ثواني'),
}
const settlementWords = listOf('settlement settlements settle stl sttl payout payouts batch تسويه تسويات')

/** Whether a line names who takes cards for us: online by its name, the machine where it speaks of a settlement. */
export function namesProvider(provider: string, description: string) {
  const words = wordsOf(description)
  const names = providerNames[provider]
  return names !== undefined && has(words, names) && (provider !== 'pos' || has(words, settlementWords))
}

/** A text without its numbers: what stays the same when the same sender pays again. */
export const withoutNumbers = (description: string) =>
  wordsOf(description)
    .filter((word) => !/\p{N}/u.test(word))
    .join(' ')

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether that mark stands whole in what the bank wrote; noughts before a number say nothing. */
export function saysSo({ reference, description }: Said, mark: string | null) {
  const word = folded(mark ?? '').replace(/^0+(?=\d)/, '')
  if (word.length < 3) return false
  return new RegExp(`(?<![\\p{L}\\p{N}])0*${escaped(word)}(?![\\p{L}\\p{N}])`, 'u').test(folded(`${reference} ${description}`))
}
